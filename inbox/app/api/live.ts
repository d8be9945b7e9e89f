import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { calls } from '../../contract/calls.ts';
import { forgetLead, refetchAll, refreshLead, refreshLeads } from '../leads/lead-queries.ts';
import { sessionKey } from './session.ts';

/** Increasing pauses before reconnecting, in milliseconds. */
const pauses = [1_000, 3_000, 10_000, 30_000] as const;

/** Time before a broken connection is shown, in milliseconds: most recover sooner. */
const showBrokenAfterMs = 5_000;

/**
 * Subscribes to the server's events, so that new leads and colleagues' changes appear by themselves.
 *
 * @returns whether it is connected, and how many leads arrived since the application was opened
 */
export function useLive(): { isLive: boolean; arrived: number } {
  const client = useQueryClient();
  const [isLive, setLive] = useState(true);
  const [arrived, setArrived] = useState(0);
  useEffect(() => {
    let source: EventSource;
    let retry: ReturnType<typeof setTimeout>;
    let brokenTimer: ReturnType<typeof setTimeout> | undefined;
    let failures = 0;
    const connect = () => {
      source = new EventSource(calls.events);
      // Events are complete only from 'ready' on, not from 'open' on.
      source.addEventListener('ready', () => {
        clearTimeout(brokenTimer);
        brokenTimer = undefined;
        failures = 0;
        setLive(true);
        // Fetches what happened before.
        void refetchAll(client);
      });
      source.addEventListener('new', () => {
        setArrived((count) => count + 1);
        void refreshLeads(client);
      });
      source.addEventListener('changed', (event) => {
        void refreshLead(client, String(event.data));
        // The change may be by a new colleague, whose name is in the session.
        void client.invalidateQueries({ queryKey: sessionKey });
      });
      source.addEventListener('erased', (event) => void forgetLead(client, String(event.data)));
      source.addEventListener('error', () => {
        brokenTimer ??= setTimeout(() => setLive(false), showBrokenAfterMs);
        // The browser reconnects by itself unless the answer was no stream; then the session may have ended.
        if (source.readyState !== EventSource.CLOSED) return;
        void client.invalidateQueries({ queryKey: sessionKey });
        retry = setTimeout(connect, pauses[Math.min(failures, pauses.length - 1)]);
        failures += 1;
      });
    };
    connect();
    return () => {
      source.close();
      clearTimeout(retry);
      clearTimeout(brokenTimer);
    };
  }, [client]);
  return { isLive, arrived };
}
