import type { Browser, CDPSession, Page } from 'playwright-core';
import { type Control, controls } from './controls.ts';
import { hydrated, openPage, settled } from './open-page.ts';
import { bringIntoView, choose, focusOn, tap, until, writeInto } from './operate.ts';
import { slowProcessor } from './slow-device.ts';

export interface InteractionCost {
  /** From the input to the next paint, at worst: what Event Timing calls a duration. */
  delay: number;
  /** Longest frame until all is quiet again, 0 under 50 ms; the answer may come after the first paint. */
  frame: number;
  /** What ran in that frame. */
  work: string;
}

interface Interaction {
  name: string;
  path: Control['path'];
  /** CSS of what is tapped or typed into. */
  target: string;
  typed?: string;
  /** Used while the hero still plays, and not on a page at rest. */
  early?: true;
  /** Once the page is there. */
  ready?: (page: Page, session: CDPSession) => Promise<void>;
  /** Expression in the page that is true in the end; else the control did not answer. */
  answered: string;
}

const field = (name: string) => `#contact [name=${name}]`;
const typedIn = (name: string) => `document.querySelector('${field(name)}').value`;

/** What the form needs to be sent; typed words are the benchmark's own. */
async function fillIn(page: Page, session: CDPSession): Promise<void> {
  const words = {
    name: 'Medida de Desempenho',
    email: 'medida@example.com',
    phone: '11955550130',
    message: 'Uma mensagem com comprimento de sobra.',
  };
  for (const [name, text] of Object.entries(words)) {
    await writeInto(page, session, { selector: field(name), text });
  }
  await choose(page, { selector: field('interest'), index: 1 });
}

/** What a tap costs that nothing answers: browser, machine and measure. */
export const idleTap = 'nothing';

/** Each tap of a control, each key of a number, and a lead that is really sent. */
export const interactions: readonly Interaction[] = [
  { name: idleTap, path: '/', target: 'h1', answered: 'true' },
  ...controls.filter(({ name }) => name !== 'form'),
  ...controls
    .filter(({ name }) => name === 'menu')
    .map((menu) => ({ ...menu, name: 'menu while the hero plays', early: true as const })),
  {
    ...{ name: 'typing', path: '/', target: field('phone'), typed: '11955550130' },
    answered: `${typedIn('phone')}.length > 11`,
  },
  {
    ...{ name: 'sending', path: '/', target: '#contact [type=submit]', ready: fillIn },
    answered: `${typedIn('email')} === ''`,
  },
];

/** Milliseconds between two keys of a quick typist. */
const betweenKeys = 80;
/** How long the page is left alone before the input, and watched after it, in milliseconds. */
const quietMs = 500;
const watchedMs = 2_000;

/**
 * Uses the hydrated page on a processor four times slower than this one. The visitor has scrolled to
 * the control and rests there, and so does the page unless the interaction is an early one; the
 * input comes from the browser itself, with no listener of ours in the page, whose work would count
 * as the control's.
 */
export async function measureInteraction(
  browser: Browser,
  origin: string,
  { name, path, target, typed, early, ready, answered }: Interaction,
): Promise<InteractionCost> {
  const page = await openPage(browser, 'phone');
  try {
    await page.goto(origin + path);
    await hydrated(page);
    const session = await page.context().newCDPSession(page);
    await ready?.(page, session);
    await bringIntoView(page, target);
    if (typed) await focusOn(page, target);
    await settled(page);
    if (!early) await played(page);
    // What came late may have moved it.
    const point = await bringIntoView(page, target);
    await slowProcessor(session, 'phone');
    await pause(quietMs);
    const since = await page.evaluate(() => performance.now());
    if (typed) await page.keyboard.type(typed, { delay: betweenKeys });
    else await tap(session, point);
    await pause(watchedMs);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    if (!(await page.evaluate(answered))) throw new Error(`The control did not answer: ${name}.`);
    return await costSince(page, since);
  } finally {
    await page.context().close();
  }
}

/** Resolves once no animation runs any more; what scrolling drives is never over. */
async function played(page: Page): Promise<void> {
  await until(
    page,
    `document.getAnimations().every(
      ({ timeline, playState }) => timeline !== document.timeline || playState === 'finished',
    )`,
  );
}

async function costSince(page: Page, since: number): Promise<InteractionCost> {
  const { events, frames } = await page.evaluate(() => window.pageRecord);
  const [frame] = frames
    .filter(({ start }) => start >= since)
    .toSorted((a, b) => b.duration - a.duration);
  const delays = events.filter(({ start }) => start >= since).map(({ duration }) => duration);
  return {
    // Event Timing says nothing of interactions below its threshold of 16 ms.
    delay: Math.max(16, ...delays),
    frame: frame?.duration ?? 0,
    work: frame?.work ?? '',
  };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
