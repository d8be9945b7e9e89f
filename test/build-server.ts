import { bundleServer } from '../build/bundle-server.ts';

/** Folder of the server that tests start as a process; it has no pages. */
export const testServerFolder = '.cache/server-under-test';

/** Bundles the server once for a run, like `npm run build`. */
export default function buildServer(): Promise<void> {
  return bundleServer(`${testServerFolder}/dist/service`);
}
