import { createServer, type ServerResponse } from 'node:http';
import type { Page } from 'playwright-core';
import { listen } from './listen.ts';

/** A page that is sent in pieces. */
export interface PageInPieces extends AsyncDisposable {
  /** Opens it, and sends each piece once the page had time to paint the previous one. */
  sendTo: (page: Page) => Promise<void>;
}

/** Minimum length of a piece in characters, about a network packet; it ends after a tag. */
const pieceLength = 1400;

/** Serves the document at an address in pieces, and its files unchanged. */
export async function servePieces(address: string): Promise<PageInPieces> {
  const { origin, pathname } = new URL(address);
  const pieces = piecesOf(await (await fetch(address)).text());
  const asked = Promise.withResolvers<ServerResponse>();
  const server = createServer(async (request, reply) => {
    if (request.url === pathname) {
      reply.setHeader('content-type', 'text/html; charset=utf-8');
      return asked.resolve(reply);
    }
    const file = await fetch(origin + request.url);
    reply.writeHead(file.status, { 'content-type': file.headers.get('content-type') ?? '' });
    reply.end(Buffer.from(await file.arrayBuffer()));
  });
  const front = `http://127.0.0.1:${await listen(server)}`;
  return {
    async sendTo(page) {
      const opened = page.goto(front + pathname, { waitUntil: 'commit' });
      const reply = await asked.promise;
      for (const [position, piece] of pieces.entries()) {
        reply.write(piece);
        if (position === 0) await opened;
        await page.evaluate(paintedOrHeld);
      }
      reply.end();
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The head in one piece, then the body, cut after tags. */
function piecesOf(html: string): string[] {
  const pieces = [html.slice(0, html.indexOf('<body'))];
  let rest = html.slice(html.indexOf('<body'));
  while (rest) {
    const end = rest.indexOf('>', pieceLength) + 1 || rest.length;
    pieces.push(rest.slice(0, end));
    rest = rest.slice(end);
  }
  return pieces;
}

/** Waits for two frames, with a timeout, because a page may delay its first paint. */
async function paintedOrHeld(): Promise<void> {
  const frame = () => new Promise(requestAnimationFrame);
  const held = new Promise((resolve) => setTimeout(resolve, 100));
  await Promise.race([frame().then(frame), held]);
}
