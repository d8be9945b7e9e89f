import type { BrowserContextOptions, CDPSession, Page } from 'playwright-core';

export type DeviceName = 'phone' | 'desktop';

interface Device {
  context: BrowserContextOptions;
  /** How many times slower than this machine. */
  cpuSlowdown: number;
  latencyMs: number;
  megabitsPerSecond: number;
}

/** Screens and connections as Lighthouse 13 has them for its two form factors. */
export const devices: Record<DeviceName, Device> = {
  phone: {
    context: {
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      isMobile: true,
      hasTouch: true,
    },
    cpuSlowdown: 4,
    latencyMs: 150,
    megabitsPerSecond: 1.6,
  },
  desktop: {
    context: { viewport: { width: 1350, height: 940 } },
    cpuSlowdown: 1,
    latencyMs: 40,
    megabitsPerSecond: 10,
  },
};

/** Slows the page's network and processor down to the device's, for real and not by calculation. */
export async function slowDown(page: Page, name: DeviceName): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  const { latencyMs, megabitsPerSecond } = devices[name];
  const bytesPerSecond = (megabitsPerSecond * 1_000_000) / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await slowProcessor(session, name);
  return session;
}

/** Slows only the processor down: what an interaction costs once everything is there. */
export async function slowProcessor(session: CDPSession, name: DeviceName): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: devices[name].cpuSlowdown });
}
