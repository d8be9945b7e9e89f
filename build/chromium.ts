import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const candidates = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Lists of the address bar: even a headless Chromium renders them for each new window, which takes a second. */
const addressBarLists = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** What Playwright 1.65 disables. Chromium obeys only the last `--disable-features`, so ours repeats it. */
const offByPlaywright = [
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
];

/** No sandbox, which root cannot have, and none of the browser's own requests and background work. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  switchOff(addressBarLists),
];

/** Path of the system's Chromium. Throws a line that says how to get one. */
export function chromiumPath(): string {
  const found = candidates.find((path) => path !== undefined && existsSync(path));
  if (found) return found;
  throw new Error(
    'No Chromium found: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
  );
}

/** A headless Chromium with a new profile; the caller closes it. */
export function launchChromium(extraFlags: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath(),
    args: [...chromiumFlags, switchOff([...offByPlaywright, ...addressBarLists]), ...extraFlags],
  });
}

function switchOff(features: readonly string[]): string {
  return `--disable-features=${features.join()}`;
}
