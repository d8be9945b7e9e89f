import type { CDPSession } from 'playwright-core';

const byteKinds = ['html', 'script', 'font', 'image', 'other'] as const;
export type ByteKind = (typeof byteKinds)[number];
export type Bytes = Record<ByteKind, number>;

/** What went over the wire, headers included. */
export interface WireTotals {
  before: Bytes;
  after: Bytes;
  requests: number;
}

interface Transfer {
  kind: ByteKind;
  startedAt: number;
  bytes: number;
}

const kinds: Readonly<Record<string, ByteKind>> = {
  Document: 'html',
  Script: 'script',
  Font: 'font',
  Image: 'image',
};

/** Counts the bytes of a page; what was asked for before the load event counts as before it. */
export function countWire(session: CDPSession): () => WireTotals {
  const transfers = new Map<string, Transfer>();
  let loadedAt = Number.POSITIVE_INFINITY;
  session.on('Page.loadEventFired', ({ timestamp }) => {
    loadedAt = Math.min(loadedAt, timestamp);
  });
  session.on('Network.requestWillBeSent', ({ requestId, timestamp, type = 'Other' }) => {
    transfers.set(requestId, { kind: kinds[type] ?? 'other', startedAt: timestamp, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId);
    if (transfer) transfer.bytes = encodedDataLength;
  });
  return () => {
    const totals: WireTotals = { before: noBytes(), after: noBytes(), requests: transfers.size };
    for (const { kind, startedAt, bytes } of transfers.values()) {
      totals[startedAt <= loadedAt ? 'before' : 'after'][kind] += bytes;
    }
    return totals;
  };
}

export function sumOf(bytes: Bytes): number {
  return byteKinds.reduce((sum, kind) => sum + bytes[kind], 0);
}

function noBytes(): Bytes {
  return { html: 0, script: 0, font: 0, image: 0, other: 0 };
}
