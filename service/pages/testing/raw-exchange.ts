import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** One connection of a test's client, byte for byte. */
export class RawExchange implements Disposable {
  readonly #socket: Socket;
  #received = '';

  constructor(port: number) {
    this.#socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    this.#socket.setEncoding('latin1').on('data', (text: string) => {
      this.#received += text;
    });
    this.#socket.on('error', () => this.#socket.destroy());
    this.#socket.setMaxListeners(0);
  }

  send(text: string): void {
    this.#socket.write(text, 'latin1');
  }

  /** Reads nothing more, as one who is in a tunnel; what is on its way fills the buffers. */
  stopReading(): void {
    this.#socket.pause();
  }

  readOn(): void {
    this.#socket.resume();
  }

  /** No more from us; answers may still come. */
  finish(): void {
    this.#socket.end();
  }

  /** The next whole answer, by its Content-Length. */
  async receive(): Promise<{ status: number; head: string; body: string }> {
    for (;;) {
      const headEnd = this.#received.indexOf('\r\n\r\n') + 4;
      const head = this.#received.slice(0, headEnd);
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
      if (headEnd > 3 && this.#received.length >= headEnd + length) {
        const body = this.#received.slice(headEnd, headEnd + length);
        this.#received = this.#received.slice(headEnd + length);
        return { status: Number(head.split(' ')[1]), head, body };
      }
      if (this.#socket.readableEnded || this.#socket.destroyed) throw new Error('closed');
      await Promise.race([once(this.#socket, 'data'), once(this.#socket, 'end')]);
    }
  }

  /** Resolves when the server has ended the connection. */
  async ended(): Promise<void> {
    if (!this.#socket.readableEnded && !this.#socket.destroyed) await once(this.#socket, 'end');
  }

  [Symbol.dispose](): void {
    this.#socket.destroy();
  }
}
