import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { calls } from '../../contract/calls.ts';
import { catchUp, forgetLead, refreshLead, refreshLeads } from '../leads/lead-queries.ts';
import { sessionKey } from './session.ts';

/** After a connection broke, the next is tried later and later. */
const pauses = [1_000, 3_000, 10_000, 30_000] as const;

/** How long a broken connection is kept quiet about: most are back before. */
const patience = 5_000;

/**
 * Follows what happens at the server: new leads appear by themselves, and what colleagues change is seen.
 *
 * @returns whether it follows, and how many leads arrived since the application was opened
 */
export function useLive(): { isLive: boolean; arrived: number } {
  const client = useQueryClient();
  const [isLive, setLive] = useState(true);
  const [arrived, setArrived] = useState(0);
  useEffect(() => {
    let source: EventSource;
    let retry: ReturnType<typeof setTimeout>;
    let complain: ReturnType<typeof setTimeout> | undefined;
    let failures = 0;
    const connect = () => {
      source = new EventSource(calls.events);
      // The server tells what happens from then on. What came between 'open' and 'ready' would be missing.
      source.addEventListener('ready', () => {
        clearTimeout(complain);
        complain = undefined;
        failures = 0;
        setLive(true);
        // What happened before was told to nobody.
        void catchUp(client);
      });
      source.addEventListener('new', () => {
        setArrived((count) => count + 1);
        void refreshLeads(client);
      });
      source.addEventListener('changed', (event) => {
        void refreshLead(client, String(event.data));
        // Who did it may have joined since: the session knows everybody's name.
        void client.invalidateQueries({ queryKey: sessionKey });
      });
      source.addEventListener('erased', (event) => void forgetLead(client, String(event.data)));
      source.addEventListener('error', () => {
        complain ??= setTimeout(() => setLive(false), patience);
        // The browser tries again by itself, unless the answer was no stream: then the session may have ended.
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
      clearTimeout(complain);
    };
  }, [client]);
  return { isLive, arrived };
}
