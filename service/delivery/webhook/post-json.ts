import { lookup as resolve } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** What was answered. */
export interface Answer {
  status: number;
  /** Address of a redirect. */
  location: string;
  /** Seconds until it may be tried again, as the `Retry-After` header says; 0 if it does not. */
  retryAfter: number;
  /** Beginning of the body where `readsBody` asked for it. */
  text: string;
}

/** How long an answer may go on after its head: some receivers take an early end for an error. */
const answerRestMs = 500;

/** Characters of a body that are kept. */
const textMaxLength = 2000;

/** The webhook's address belongs to a private network. */
export class PrivateAddressError extends Error {
  override name = 'PrivateAddressError';
}

/** Whether an address is on the public internet; text that is no address is not. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

/** Resolves a name to public addresses only; the check and the connection use the same answer. */
const resolvePublic: LookupFunction = (host, options, answer) => {
  resolve(host, { ...options, all: true }, (error, addresses) => {
    if (error) return answer(error, '');
    const [first] = addresses;
    // A single private one would be a way in.
    if (first === undefined || !addresses.every(({ address }) => isPublicAddress(address))) {
      return answer(new PrivateAddressError('resolves to a private address'), '');
    }
    if (options.all) return answer(null, addresses);
    return answer(null, first.address, first.family);
  });
};

/**
 * Posts JSON and resolves with the answer's head as soon as it arrives, with `readsBody` once its body has
 * too. Follows no redirect. Unless `allowPrivate`, connects to addresses of the public internet only, and
 * checks the very address that it connects to. Rejects with the error of the connection, or when `signal`
 * aborts.
 */
export function postJson(
  url: URL,
  body: string,
  headers: Record<string, string>,
  settings: { allowPrivate: boolean; readsBody: boolean; signal: AbortSignal },
): Promise<Answer> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // A literal address is connected to without a look-up.
  if (!settings.allowPrivate && isIP(host) !== 0 && !isPublicAddress(host)) {
    return Promise.reject(new PrivateAddressError('is a private address'));
  }
  const { promise, resolve: settle, reject } = Promise.withResolvers<Answer>();
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  const request = send(url, {
    method: 'POST',
    agent: false,
    signal: settings.signal,
    headers: {
      ...headers,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    },
    ...(settings.allowPrivate ? {} : { lookup: resolvePublic }),
  });
  request.on('error', reject);
  request.on('response', (response) => {
    const { statusCode: status = 0, headers } = response;
    let text = '';
    const answer = () => {
      const retryAfter = Number(headers['retry-after']) || 0;
      settle({ status, location: headers.location ?? '', retryAfter, text });
    };
    if (settings.readsBody) {
      response.setEncoding('utf8').on('data', (piece: string) => {
        text = (text + piece).slice(0, textMaxLength);
      });
    } else answer();
    // What comes later is never read, so that a body without an end takes no room.
    const cut = setTimeout(() => request.destroy(), answerRestMs);
    response.on('error', () => undefined);
    response.on('close', () => {
      clearTimeout(cut);
      answer();
    });
  });
  request.end(body);
  return promise;
}
