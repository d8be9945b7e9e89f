import type { Headers } from './security-policy.ts';

/** Part of a file on disk, both ends included; for files too large to hold in memory. */
export interface FileSlice {
  path: string;
  start: number;
  end: number;
}

/** An answer ready to be sent by any server. */
export interface PageAnswer {
  status: number;
  headers: Headers;
  /** The same headers as `writeHead` of node:http takes them fastest: name, value, name, value. */
  headerList: string[];
  body: Uint8Array<ArrayBuffer> | FileSlice | undefined;
}

/** An answer that is sent many times: freezes the headers it is given, so that nobody changes them later. */
export function pageAnswer(status: number, headers: Headers, body: PageAnswer['body']): PageAnswer {
  return Object.freeze({
    status,
    headers: Object.freeze(headers),
    headerList: Object.entries(headers).flat(),
    body,
  });
}

/** The request headers that a page's answer can depend on, named as node:http names them. */
export interface PageRequestHeaders {
  'accept-encoding'?: string | undefined;
  cookie?: string | undefined;
  'if-match'?: string | undefined;
  'if-none-match'?: string | undefined;
  'if-range'?: string | undefined;
  range?: string | undefined;
}
