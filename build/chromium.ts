import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { SiteError } from '../src/content/remark.ts';

/** Debian's headless Chromium: it renders the same and uses less CPU time. */
const headlessShell = '/usr/bin/chromium-headless-shell';

const wholeOnes = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The first of these files that exists. Throws a SiteError if there is none. */
export function findChromium(paths: readonly string[]): string {
  const found = paths.find((path) => existsSync(path));
  if (!found) throw new SiteError([{ sentence: 'noChromium' }]);
  return found;
}

/** Launches the system's Chromium headless; the caller closes it. `whole`: the full browser, not the shell. */
export async function launchChromium(
  extraFlags: readonly string[] = [],
  { whole = false } = {},
): Promise<Browser> {
  const paths = [process.env.CHROMIUM_PATH ?? '', whole ? '' : headlessShell, ...wholeOnes];
  const executablePath = findChromium(paths);
  // Full hinting, the default of the shell only, would break lines at other places.
  const hinting = '--font-render-hinting=slight';
  // Chromium's sandbox does not work for root.
  const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', hinting, ...extraFlags];
  // The full browser renders its address bar's popups for a second in each window, which disturbs
  // measurements. Only then: the flag replaces Playwright's own list of features, which tests need.
  if (whole) args.push('--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup');
  return chromium.launch({ executablePath, args });
}
