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

/** Launches the system's Chromium headless; the caller closes it. `isWhole`: the full browser, not the shell. */
export async function launchChromium(
  extraFlags: readonly string[] = [],
  { isWhole = false } = {},
): Promise<Browser> {
  const shells = isWhole ? [] : [headlessShell];
  const paths = [process.env.CHROMIUM_PATH ?? '', ...shells, ...wholeOnes];
  const executablePath = paths.find((path) => existsSync(path));
  if (!executablePath) throw new SiteError([{ sentence: 'noChromium' }]);
  // Full hinting, the default of the shell only, would break lines at other places.
  const hinting = '--font-render-hinting=slight';
  // Chromium's sandbox does not work for root.
  const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', hinting, ...extraFlags];
  return chromium.launch({ executablePath, args });
}
