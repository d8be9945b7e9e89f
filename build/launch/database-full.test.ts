import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openStore } from '../../service/storage/open-store.ts';
import { checkDatabase } from './database.ts';

/** A disk of our own, which takes root on Linux; undefined elsewhere. */
function mountDisk(size: string): string | undefined {
  const disk = mkdtempSync(join(tmpdir(), 'launch-disk-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', disk]);
  onTestFinished(() => {
    if (status === 0) spawnSync('umount', [disk]);
    rmSync(disk, { recursive: true });
  });
  return status === 0 ? disk : undefined;
}

const check = (location: string) => checkDatabase({ engine: 'sqlite', location }, Date.now());

test('a full disk is said once, with what to do about it', async ({ skip }) => {
  const disk = mountDisk('64k') ?? skip('no disk of our own');
  const [finding] = await check(join(disk, 'leads.sqlite'));
  expect(finding?.outcome).toBe('fail');
  expect(finding?.what.match(/cannot be opened/g)).toHaveLength(1);
  expect(finding?.what).toContain('disk is full');
  expect(finding?.todo).toMatch(/^free space/);
});

test('a disk that fills up after the store was created is reported with what to do', async ({
  skip,
}) => {
  const disk = mountDisk('4m') ?? skip('no disk of our own');
  const location = join(disk, 'leads.sqlite');
  const store = await openStore({ engine: 'sqlite', location });
  await store.assertWritable();
  onTestFinished(() => store.close());
  const { bavail, bsize } = statfsSync(disk);
  writeFileSync(join(disk, 'ballast'), Buffer.alloc(bavail * bsize));
  const [finding] = await check(location);
  expect(finding).toMatchObject({ outcome: 'fail', todo: expect.stringMatching(/^free space/) });
  expect(finding?.what).toContain('disk is full');
});

test('a folder in the place of the file is named with what else to write', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'launch-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'leads.sqlite'));
  const [finding] = await check(join(folder, 'leads.sqlite'));
  expect(finding?.what.match(/cannot be opened/g)).toHaveLength(1);
  expect(finding?.todo).toContain('DATABASE_URL');
});
