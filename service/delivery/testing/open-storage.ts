import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { generateX25519Identity } from 'age-encryption';
import type { ArchiveEnv } from '../../env.ts';

/** Opens an S3 server on loopback, with an empty bucket in a folder of its own. */
export async function openStorage() {
  const folder = await mkdtemp(join(tmpdir(), 'storage-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'bucket', configs: [] }],
  });
  const { port } = await server.run();
  const env: ArchiveEnv = {
    bucket: 'bucket',
    prefix: 'site/',
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    // The keys of s3rver.
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    key: await generateX25519Identity(),
  };
  return {
    env,
    async close() {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
