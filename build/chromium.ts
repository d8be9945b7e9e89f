import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

/** Debian's Chromium without windows: it renders the same and takes less processor time. */
const headlessShell = '/usr/bin/chromium-headless-shell';

const wholeOnes = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** A new headless Chromium of the system, for the caller to close; `whole`: as visitors have it, no shell. */
export async function launchChromium(
  extraFlags: readonly string[] = [],
  { whole = false } = {},
): Promise<Browser> {
  const paths = [process.env.CHROMIUM_PATH ?? '', whole ? '' : headlessShell, ...wholeOnes];
  const executablePath = paths.find((path) => existsSync(path));
  if (!executablePath) {
    throw new Error(
      'No Chromium found: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
    );
  }
  // Hinted fully, which is the shell's default alone, lines break elsewhere.
  const hinting = '--font-render-hinting=slight';
  // Root can have no sandbox.
  const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', hinting, ...extraFlags];
  // A whole one renders the lists of its address bar for each window, a second long, beside what is
  // measured. This takes the place of Playwright's own list, which tests need.
  if (whole) args.push('--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup');
  return chromium.launch({ executablePath, args });
}
