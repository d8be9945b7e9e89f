import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { installDebianPackages } from './debian-package.ts';

const candidates = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Quiet flags: no sandbox for root, and no call of the browser's own to the outside. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function find(): string | undefined {
  return candidates.find((path) => path !== undefined && existsSync(path));
}

/**
 * Path of the system's Chromium. Where there is none and we are root on Debian, it is installed.
 *
 * @throws Error that says in one line how to get one.
 */
export function chromiumPath(): string {
  const found = find();
  if (found) return found;
  installDebianPackages('chromium');
  const installed = find();
  if (installed) return installed;
  throw new Error(
    'No Chromium found: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
  );
}

/** A headless Chromium with a new profile; the caller closes it. */
export function launchChromium(extraFlags: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath(),
    args: [...chromiumFlags, ...extraFlags],
  });
}
