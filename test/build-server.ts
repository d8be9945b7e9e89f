import { bundleServer } from '../build/bundle-server.ts';

/** Where the server lies that tests start as a process: without pages, for leads are tested. */
export const testServerFolder = '.cache/server-under-test';

/** Bundles the server once for a run; what is tested is what `npm run build` leaves. */
export default function buildServer(): Promise<void> {
  return bundleServer(`${testServerFolder}/dist/service`);
}
