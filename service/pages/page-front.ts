import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { answerBytes } from './answer-bytes.ts';
import type { PageServer } from './page-server.ts';
import { readRequestHead } from './request-head.ts';

/**
 * Lets an HTTP server answer the plain GET of a page or file with bytes that are ready, past all of
 * node:http's own work (docs/decisions/0020-pages-past-node-http.md). At the first request on a connection that is
 * anything else, the connection goes over to node:http, unread bytes and all, and stays there; so every
 * rule of HTTP beyond the simplest request is still node:http's, and so are its limits and timeouts:
 * `keepAliveTimeout` ends an idle connection, `timeout` one whose visitor takes no more bytes.
 * Call it once, before the server listens; closing the server works as ever.
 */
export function putPagesInFront(server: Server, pages: PageServer): void {
  const ours = new Set<Socket>();
  const takeOver = server.listeners('connection');
  server.removeAllListeners('connection');
  server.on('connection', onConnection);

  function onConnection(socket: Socket): void {
    ours.add(socket);

    function onData(chunk: Buffer): void {
      const head = readRequestHead(chunk);
      const answer = head && pages.find('GET', head.target, head.headers);
      if (!answer || (answer.body && !(answer.body instanceof Uint8Array))) {
        passToNodeHttp(chunk);
        return;
      }
      // A client that asks but does not read is asked nothing more until it does.
      if (!socket.write(answerBytes(answer, Date.now()))) socket.pause();
      if (!server.listening) socket.destroySoon();
    }

    function onTimeout(): void {
      if (socket.writableLength === 0 || socket.timeout === server.timeout) {
        socket.destroy();
        return;
      }
      // It is the visitor's network that rests, in a tunnel perhaps. The next time, nothing has gone out
      // for as long as that; and once all has, the connection is idle like any other.
      socket.setTimeout(server.timeout);
      socket.write('', () => {
        if (ours.has(socket)) socket.setTimeout(server.keepAliveTimeout);
      });
    }

    function passToNodeHttp(chunk: Buffer): void {
      ours.delete(socket);
      for (const [event, listener] of listeners) socket.removeListener(event, listener);
      socket.setTimeout(0);
      socket.pause();
      socket.unshift(chunk);
      for (const listener of takeOver) listener.call(server, socket);
      process.nextTick(() => socket.resume());
    }

    const listeners = [
      ['data', onData],
      ['drain', () => socket.resume()],
      ['end', () => socket.destroySoon()],
      ['error', () => socket.destroy()],
      ['timeout', onTimeout],
      ['close', () => ours.delete(socket)],
    ] as const;
    for (const [event, listener] of listeners) socket.on(event, listener);
    socket.setTimeout(server.keepAliveTimeout);
  }

  // The server's own methods know only the connections that went over to it; ours are idle between two answers.
  const closeIdle = server.closeIdleConnections.bind(server);
  server.closeIdleConnections = () => {
    closeIdle();
    for (const socket of ours) socket.destroySoon();
  };
  const closeAll = server.closeAllConnections.bind(server);
  server.closeAllConnections = () => {
    closeAll();
    for (const socket of ours) socket.destroy();
  };
}
