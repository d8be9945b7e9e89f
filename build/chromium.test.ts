import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { expect, onTestFinished, test, vi } from 'vitest';
import { SiteError } from '../src/content/remark.ts';
import { launchChromium } from './chromium.ts';

test('without a Chromium the owner is told what to install', async () => {
  vi.spyOn(fs, 'existsSync').mockReturnValue(false);
  syncBuiltinESMExports();
  onTestFinished(() => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  });
  await expect(launchChromium()).rejects.toThrow(SiteError);
});
