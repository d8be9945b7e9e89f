import type { Browser, CDPSession, Page } from 'playwright-core';
import { answerOf, type Control, controls, watchAnswer } from './controls.ts';
import { hydrated, openPage, settled } from './open-page.ts';
import { slowProcessor } from './slow-device.ts';

export interface InteractionCost {
  /** From the input to the next paint, at worst: what Event Timing calls a duration. */
  delay: number;
  /** Longest frame until all is quiet again; the answer itself may come later than the first paint. */
  frame: number;
  /** What ran in that frame, where it took over 50 ms. */
  work: string;
}

interface Interaction {
  name: string;
  path: Control['path'];
  /** Before the page is opened, and once it is there. */
  prepare?: (page: Page) => Promise<void>;
  ready?: (page: Page) => Promise<void>;
  run: (page: Page) => Promise<void>;
}

const field = (name: string) => `#contact [name=${name}]`;

/** What the form needs to be sent; typed words are the benchmark's own. */
async function fillIn(page: Page): Promise<void> {
  await page.locator(field('name')).fill('Medida de Desempenho');
  await page.locator(field('email')).fill('medida@example.com');
  await page.locator(field('phone')).fill('11955550130');
  await page.locator(field('interest')).selectOption({ index: 1 });
  await page.locator(field('message')).fill('Uma mensagem com comprimento de sobra.');
}

const sending: Interaction = {
  name: 'sending',
  path: '/',
  ready: fillIn,
  async run(page) {
    await page.locator('#contact [type=submit]').tap();
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('#contact [name=email]')?.value === '',
    );
  },
};

/** Each tap of a control, each key of a sentence, and a lead that is really sent. */
export const interactions: readonly Interaction[] = [
  ...controls
    .filter(({ name }) => name !== 'form')
    .map((control) => ({
      name: control.name,
      path: control.path,
      prepare: (page: Page) => watchAnswer(page, control),
      // A visitor has scrolled there before the tap; what scrolling costs is not the control's.
      ready: (page: Page) => page.locator(control.target).scrollIntoViewIfNeeded(),
      async run(page: Page) {
        await page.locator(control.target).tap();
        await answerOf(page);
      },
    })),
  {
    name: 'typing',
    path: '/',
    ready: (page) => page.locator(field('phone')).focus(),
    run: (page) => page.locator(field('phone')).pressSequentially('11955550130'),
  },
  sending,
];

/** Uses the hydrated page on a processor four times slower than this one. */
export async function measureInteraction(
  browser: Browser,
  origin: string,
  interaction: Interaction,
): Promise<InteractionCost> {
  const page = await openPage(browser, 'phone');
  try {
    await interaction.prepare?.(page);
    await page.goto(origin + interaction.path);
    await hydrated(page);
    await interaction.ready?.(page);
    await settled(page);
    const session = await page.context().newCDPSession(page);
    await slowProcessor(session, 'phone');
    return await costOf(page, session, interaction.run);
  } finally {
    await page.context().close();
  }
}

async function costOf(
  page: Page,
  session: CDPSession,
  run: (page: Page) => Promise<void>,
): Promise<InteractionCost> {
  const since = await page.evaluate(() => performance.now());
  await watchFrames(page);
  await run(page);
  await settled(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const { events, frames } = await page.evaluate(() => window.pageRecord);
  const longestTick = await page.evaluate(() => window.longestTick);
  const [frame] = frames
    .filter(({ start }) => start >= since)
    .toSorted((a, b) => b.duration - a.duration);
  const delays = events.filter(({ start }) => start >= since).map(({ duration }) => duration);
  return {
    // Event Timing says nothing of interactions below its threshold of 16 ms.
    delay: Math.max(16, ...delays),
    frame: frame?.duration ?? longestTick,
    work: frame?.work ?? '',
  };
}

declare global {
  interface Window {
    longestTick: number;
  }
}

/** Notes the longest time between two frames, for those too short to be reported as long ones. */
async function watchFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.longestTick = 0;
    let last = performance.now();
    const tick = (now: number) => {
      window.longestTick = Math.max(window.longestTick, now - last);
      last = now;
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
}
