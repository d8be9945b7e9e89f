import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { flood } from './flood.ts';
import { prepareLeads } from './prepare-leads.ts';

/** What the thread is asked for; it answers `ready`, waits for any message, and answers the result. */
export interface FloodRequest {
  port: number;
  secret: string;
  leads: number;
  connections: number;
}

/** The senders of a real flood sit on other machines: here they give way to the server (nice 10). */
setPriority(10);

parentPort?.once('message', async ({ port, secret, leads, connections }: FloodRequest) => {
  const bodies = await prepareLeads(leads, secret);
  parentPort?.once('message', async () => {
    parentPort?.postMessage(await flood(port, bodies, connections));
    parentPort?.close();
  });
  parentPort?.postMessage('ready');
});
