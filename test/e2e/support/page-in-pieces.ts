import { createServer, type ServerResponse } from 'node:http';
import type { Page } from 'playwright-core';
import { listen } from './listen.ts';

/** A page that comes as slowly as a test wants it to. */
export interface PageInPieces extends AsyncDisposable {
  /** Opens it, and sends a piece whenever the page has had time to paint the one before. */
  sendTo: (page: Page) => Promise<void>;
}

/** Characters of a piece, at least, about what a packet carries: it ends with a tag. */
const pieceLength = 1400;

/** Serves the document at an address in pieces, and as they are all files that it refers to. */
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

/** Two frames, or as long as they take: a page may hold its first paint back. */
async function paintedOrHeld(): Promise<void> {
  const frame = () => new Promise(requestAnimationFrame);
  const held = new Promise((resolve) => setTimeout(resolve, 100));
  await Promise.race([frame().then(frame), held]);
}
