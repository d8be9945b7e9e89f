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

/**
 * What Playwright 1.65 disables: Chromium obeys only the last `--disable-features`, so ours repeats it. And
 * the lists of the address bar, which even a headless Chromium renders for each new window, for a second.
 */
const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

/** A new headless Chromium of the system, for the caller to close; `whole`: as visitors have it, no shell. */
export async function launchChromium(
  extraFlags: readonly string[] = [],
  { whole = false } = {},
): Promise<Browser> {
  const light = whole ? undefined : headlessShell;
  const executablePath = [process.env.CHROMIUM_PATH, light, ...wholeOnes].find(
    (path) => path !== undefined && existsSync(path),
  );
  if (!executablePath) {
    throw new Error(
      'No Chromium found: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
    );
  }
  const features = `--disable-features=${disabledFeatures.join()}`;
  // Hinted fully, which is the shell's default alone, lines break elsewhere.
  const hinting = '--font-render-hinting=slight';
  // Root can have no sandbox.
  const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', hinting, features];
  return chromium.launch({ executablePath, args: [...args, ...extraFlags] });
}
