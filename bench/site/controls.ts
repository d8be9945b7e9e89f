import type { Page } from 'playwright-core';
import { measuredCasePath } from './measured-pages.ts';
import { until } from './operate.ts';

/** Something that a visitor operates, and how to tell in the page that it answered. */
export interface Control {
  name: string;
  path: string;
  /** CSS of what is tapped; no words, for those are the owner's to change. */
  target: string;
  /** Expression in the page that turns true once the control has answered. */
  answered: string;
}

const carousel = '#team [aria-roledescription=carousel]';
const gallery = 'section[aria-roledescription=carousel]';

/** Every control that the specification names, on the page where it stands. */
export const controls: readonly Control[] = [
  {
    name: 'menu',
    path: '/',
    target: 'header button[popovertarget=menu]',
    answered: `document.querySelector('#menu').matches(':popover-open')`,
  },
  {
    name: 'FAQ',
    path: '/',
    target: '#faq details:nth-of-type(2) summary',
    answered: `document.querySelector('#faq details[open]') !== null`,
  },
  {
    name: 'language',
    path: '/',
    target: 'a[hreflang][data-replay]:not([aria-current])',
    answered: `document.documentElement.lang === 'en'`,
  },
  {
    name: 'carousel',
    path: '/',
    target: `${carousel} .if-script > button:nth-of-type(2)`,
    answered: `/\\(-/.test(document.querySelector('${carousel} ul').style.transform)`,
  },
  {
    name: 'gallery',
    path: measuredCasePath,
    target: `${gallery} button.if-script:nth-of-type(2)`,
    answered: `document.querySelector('${gallery} ul').scrollLeft > 0`,
  },
  {
    name: 'form',
    path: '/',
    target: '#contact [type=submit]',
    answered: `document.querySelector('#contact [aria-invalid=true]') !== null`,
  },
];

export interface Answer {
  /** When the page took the tap, and when the control had answered; milliseconds since navigation. */
  tappedAt: number;
  answeredAt: number;
}

/** Notes, frame by frame, when the control answers. Call it before the page is opened. */
export async function watchAnswer(page: Page, control: Control): Promise<void> {
  await page.addInitScript(`{
    const answer = (window.answer = { tappedAt: NaN, answeredAt: NaN });
    addEventListener('pointerdown', ({ timeStamp }) => {
      answer.tappedAt = timeStamp;
      const look = (now) => {
        if (${control.answered}) answer.answeredAt = now;
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    }, { capture: true, once: true });
  }`);
}

declare global {
  interface Window {
    answer: Answer;
  }
}

/** Resolves with the times once the control has answered. */
export async function answerOf(page: Page): Promise<Answer> {
  await until(page, 'answer.answeredAt > 0');
  return page.evaluate(() => window.answer);
}
