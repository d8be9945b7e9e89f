import { isMissing, pageAt, pathOf } from '../../app/routes.ts';
import { languageKey } from '../../contract/language.ts';
import { type PageAnswer, type PageRequestHeaders, pageAnswer } from './page-answer.ts';
import type { Route, RouteTable } from './route-table.ts';
import { type Headers, type PagePolicy, plainHeaders } from './security-policy.ts';

/** Characters of path and query; a longer target is nothing that we ever linked to. */
const maximumTargetLength = 8_192;

/** The visitor's stored choice, mirrored by the page in a cookie; every other value means Portuguese. */
const englishCookie = new RegExp(`(?:^|;)\\s*${languageKey}=en\\s*(?:;|$)`);

/** Finds the answer to a page request; shared by `sendPage` and the page front. */
export class PageLookup {
  readonly #table: RouteTable;
  readonly #refusals: Readonly<Record<'bad' | 'lost' | 'method' | 'long', PageAnswer>>;
  readonly #redirectHeaders: Headers;

  constructor(table: RouteTable, policy: PagePolicy) {
    this.#table = table;
    const refuse = (status: number, text: string, more: Record<string, string> = {}) =>
      pageAnswer(
        status,
        {
          'Content-Type': 'text/plain; charset=utf-8',
          'Content-Length': String(Buffer.byteLength(text)),
          'Cache-Control': 'no-store',
          ...plainHeaders(policy),
          ...more,
        },
        Buffer.from(text),
      );
    this.#refusals = {
      bad: refuse(400, 'Bad Request\n'),
      lost: refuse(404, 'Not Found\n'),
      method: refuse(405, 'Method Not Allowed\n', { Allow: 'GET, HEAD' }),
      long: refuse(414, 'URI Too Long\n'),
    };
    // A redirect's policy would hold for the page that it leads to, and hide the page before from it.
    const { 'Referrer-Policy': _, ...headers } = this.#refusals.bad.headers;
    this.#redirectHeaders = { ...headers, 'Content-Length': '0' };
  }

  /** Answer where the target names a file exactly and the method reads; undefined leaves it to others. */
  find(method: string, target: string, headers: PageRequestHeaders): PageAnswer | undefined {
    if (method !== 'GET' && method !== 'HEAD') return undefined;
    const query = target.indexOf('?');
    const route = this.#table.routes.get(query === -1 ? target : target.slice(0, query));
    return route && choose(route, headers).answer(method === 'HEAD', headers);
  }

  /**
   * Answer to any request.
   *
   * @param target path and query as they were sent
   */
  answer(method: string, target: string, headers: PageRequestHeaders): PageAnswer {
    return this.find(method, target, headers) ?? this.#answerRest(method, target, headers);
  }

  #answerRest(method: string, target: string, headers: PageRequestHeaders): PageAnswer {
    if (method !== 'GET' && method !== 'HEAD') return this.#refusals.method;
    const isHead = method === 'HEAD';
    if (target.length > maximumTargetLength) return withoutBody(this.#refusals.long, isHead);
    const query = target.indexOf('?');
    const rawPath = query === -1 ? target : target.slice(0, query);
    const path = decodePath(rawPath);
    if (path === undefined) return withoutBody(this.#refusals.bad, isHead);
    const route = path === rawPath ? undefined : this.#table.routes.get(path);
    // The script of a page reads its address as it stands: one that need not be escaped is not.
    const isRespelled = route !== undefined && !isMissing(pageAt(path).page);
    const found = isRespelled ? undefined : route && choose(route, headers).answer(isHead, headers);
    if (found) return found;
    const canonical = isRespelled ? path : this.#canonicalPath(path);
    if (canonical !== undefined) {
      return this.#redirect(canonical + (query === -1 ? '' : target.slice(query)));
    }
    const page = this.#notFoundPage(path);
    const missing = page && choose(page, headers).answer(isHead, headers);
    return missing ?? withoutBody(this.#refusals.lost, isHead);
  }

  /** The page that a trailing slash or a file name was meant for; only ever a path that exists. */
  #canonicalPath(path: string): string | undefined {
    let end = path.length;
    while (path[end - 1] === '/') end -= 1;
    const bare = path.slice(0, end);
    const shorter = withoutEnding(withoutEnding(bare, '.html'), '/index') || '/';
    return shorter !== path && this.#table.routes.has(shorter) ? shorter : undefined;
  }

  #redirect(location: string): PageAnswer {
    // The path is one of our own; the query is the visitor's and may hold bytes that no header can.
    const safe = location.replaceAll(/[^\x21-\x7e]/gu, (character) =>
      encodeURIComponent(character.toWellFormed()),
    );
    return pageAnswer(308, { ...this.#redirectHeaders, Location: safe }, undefined);
  }

  /** `/en/project/none` has its own page, `/en/none` the English one, anything else the general one. */
  #notFoundPage(path: string): Route | undefined {
    const { notFound } = this.#table;
    const parent = path.slice(0, path.lastIndexOf('/')) || '/';
    const home = pathOf({ kind: 'landing' }, pageAt(path).prefix);
    return notFound.get(parent) ?? notFound.get(home) ?? notFound.get('/');
  }
}

function choose(route: Route, { cookie }: PageRequestHeaders) {
  return route.english && cookie !== undefined && englishCookie.test(cookie)
    ? route.english
    : route.file;
}

/** Undefined where the path is broken. Slashes and dots that hide in escapes stay what they are: no name holds them. */
function decodePath(raw: string): string | undefined {
  if (!raw.startsWith('/')) return undefined;
  if (!raw.includes('%')) return raw;
  if (/%00/.test(raw)) return undefined;
  if (/%(?:2f|5c)/i.test(raw)) return raw;
  try {
    return decodeURIComponent(raw);
  } catch {
    return undefined;
  }
}

function withoutEnding(path: string, ending: string): string {
  return path.endsWith(ending) ? path.slice(0, -ending.length) : path;
}

function withoutBody(answer: PageAnswer, isHead: boolean): PageAnswer {
  return isHead ? pageAnswer(answer.status, answer.headers, undefined) : answer;
}
