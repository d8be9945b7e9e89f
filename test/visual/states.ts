import type { Page } from 'playwright-core';
import { site } from '#site';
import type { Language } from '../../contract/language.ts';
import { firstCase, uprightCase } from '../e2e/support/cases.ts';
import { intercept } from '../e2e/support/intercept.ts';
import { fillLead, sendButton } from '../e2e/support/lead-form.ts';
import type { BrowserPool } from './browser-pool.ts';
import { type Capture, captureInBothSchemes, capturePart, captureWindow } from './capture.ts';
import { type Frame, frameOf, screens, type Width } from './frames.ts';
import { settle } from './settle.ts';

interface State {
  /** Name of the screen. */
  of: string;
  name: string;
  widths: readonly Width[];
  reach: (page: Page, language: Language) => Promise<void>;
  /** Selector of the captured part of the page; without it, the viewport. */
  part?: string;
}

const phoneAndDesktop = [360, 1280] as const;

const states: readonly State[] = [
  {
    of: 'landing',
    name: 'menu',
    widths: [360],
    reach: async (page, language) => {
      const { openMenu } = site.words[language].navigation;
      await page.getByRole('button', { name: openMenu }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    of: 'landing',
    name: 'answer',
    widths: phoneAndDesktop,
    reach: (page) => page.locator('summary').first().click(),
    part: '#faq',
  },
  {
    of: 'landing',
    name: 'errors',
    widths: phoneAndDesktop,
    reach: async (page) => {
      await sendButton(page).click();
      await page.locator('[aria-invalid=true]').first().waitFor();
    },
    part: '#contact',
  },
  {
    of: 'landing',
    name: 'sent',
    widths: phoneAndDesktop,
    reach: async (page) => {
      await fillLead(page);
      await sendButton(page).click();
      // Waits for the result's toast, not for the message shown during sending.
      await page.getByRole('status').getByRole('button').waitFor();
    },
  },
  {
    of: 'landing',
    name: 'not-sent',
    widths: phoneAndDesktop,
    reach: async (page) => {
      await intercept(page, '**/api/leads', (route) => route.abort());
      await fillLead(page);
      await sendButton(page).click();
      await page.getByRole('alert').filter({ hasText: /./ }).waitFor();
    },
  },
  ...[firstCase, uprightCase].flatMap((id) => (id ? enlarged(id) : [])),
];

function enlarged(id: string): State {
  return {
    of: id,
    name: 'enlarged',
    widths: phoneAndDesktop,
    reach: async (page, language) => {
      const { enlarge } = site.words[language]['project-page'].gallery;
      await page.getByTitle(enlarge).first().click();
      await page.getByRole('dialog').waitFor();
    },
  };
}

export interface StateFrame extends Frame {
  state: State;
}

export const stateFrames: readonly StateFrame[] = states.flatMap((state) =>
  screens
    .filter(({ name }) => name === state.of)
    .flatMap((screen) =>
      state.widths.map((width) => ({ ...frameOf(screen, width, state.name), state })),
    ),
);

/** Captures a state in both schemes, in a separate profile, because some states leave a draft. */
export function captureState(pool: BrowserPool, frame: StateFrame): Promise<Capture[]> {
  const { reach, part } = frame.state;
  return pool.withFreshPage(frame.width, async (page) => {
    await page.goto(pool.origin + frame.path);
    await settle(page);
    await reach(page, frame.language);
    // Moved away, because the pressed element would keep its hover colour.
    await page.mouse.move(1, 1);
    return captureInBothSchemes(page, frame, part ? capturePart(part) : captureWindow);
  });
}
