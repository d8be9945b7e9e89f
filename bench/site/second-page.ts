import type { RawBrowser } from './raw-browser.ts';

export interface SecondPage {
  /** From the click to the first paint of the page that it led to, in milliseconds. */
  clickToPaint: number;
  /** The part of it until the browser had put the page in place. */
  clickToPage: number;
  /** Whether the browser had rendered it ahead. */
  prerendered: boolean;
}

/** As long as a quick hand rests on a link before it clicks; the prerender must have started by then. */
const restMs = 300;
const patienceMs = 20_000;
/** A page that is being replaced may never answer; the next look asks whoever came. */
const lookMs = 500;

/**
 * Rests the mouse on the first case of the landing page, then clicks it. The browser is driven through
 * a tab target: attached to the page itself, DevTools would switch prerendering off.
 */
export async function measureSecondPage(browser: RawBrowser, origin: string): Promise<SecondPage> {
  const { targetId } = await browser.send('Target.createTarget', {
    url: 'about:blank',
    forTab: true,
  });
  const tab = await browser.send('Target.attachToTarget', { targetId, flatten: true });
  const pages: string[] = [];
  browser.onEvent(({ method, sessionId, params }) => {
    if (method !== 'Target.attachedToTarget' || sessionId !== tab.sessionId) return;
    if (typeof params?.sessionId === 'string') pages.push(params.sessionId);
  });
  const tabSession = String(tab.sessionId);
  const attach = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true };
  await browser.send('Target.setAutoAttach', attach, tabSession);
  const [first] = await until(() => (pages.length > 0 ? pages : undefined));

  async function evaluate(expression: string, session = first): Promise<unknown> {
    const answer = await browser.send(
      'Runtime.evaluate',
      { expression, returnByValue: true, awaitPromise: true },
      session,
    );
    const { result } = answer;
    return typeof result === 'object' && result !== null && 'value' in result
      ? result.value
      : undefined;
  }

  const view = { width: 1350, height: 940, deviceScaleFactor: 1, mobile: false };
  await browser.send('Emulation.setDeviceMetricsOverride', view, first);
  await browser.send('Page.navigate', { url: `${origin}/` }, first);
  await until(() =>
    evaluate(`document.documentElement.dataset.hydrated !== undefined || undefined`),
  );
  const point = await evaluate(`(() => {
    const link = document.querySelector('#cases a[href*="/project/"]');
    link.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = link.getBoundingClientRect();
    link.addEventListener('click', ({ timeStamp }) =>
      sessionStorage.setItem('clicked', performance.timeOrigin + timeStamp));
    return { x: x + width / 2, y: y + height / 2 };
  })()`);
  const mouse = { ...Object(point), button: 'left', clickCount: 1 };
  const press = (type: string) =>
    browser.send('Input.dispatchMouseEvent', { ...mouse, type }, first);
  await browser.send('Input.dispatchMouseEvent', { ...Object(point), type: 'mouseMoved' }, first);
  await pause(restMs);
  await press('mousePressed');
  await press('mouseReleased');

  // An activated prerender is a target of its own; an ordinary navigation stays in the first.
  const found = await until(async () => {
    for (const session of pages.toReversed()) {
      const times = await evaluate(readTimes, session).catch(() => undefined);
      if (Array.isArray(times)) return times;
    }
    return undefined;
  });
  await browser.send('Target.closeTarget', { targetId });
  const [clickToPaint, clickToPage, activationStart] = found.map(Number);
  return {
    ...{ clickToPaint: clickToPaint ?? Number.NaN, clickToPage: clickToPage ?? Number.NaN },
    prerendered: (activationStart ?? 0) > 0,
  };
}

/** In the second page: milliseconds from click to paint and to activation, and when that was. */
const readTimes = `(() => {
  const clicked = Number(sessionStorage.getItem('clicked'));
  const paint = performance.getEntriesByName('first-contentful-paint')[0];
  if (!clicked || !paint || !location.pathname.includes('/project/') || document.prerendering) return;
  const { activationStart } = performance.getEntriesByType('navigation')[0];
  const since = performance.timeOrigin - clicked;
  return [since + paint.startTime, since + activationStart, activationStart];
})()`;

async function until<T>(look: () => T | undefined | Promise<T | undefined>): Promise<T> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const found = await Promise.race([look(), pause(lookMs)]);
    if (found !== undefined) return found;
    if (Date.now() > deadline) throw new Error('The second page did not appear.');
    await pause(20);
  }
}

function pause(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, undefined));
}
