import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';

interface ReceivedPost {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface WebhookReceiver {
  url: string;
  posts: readonly ReceivedPost[];
  /** Sets the response; 200 by default. */
  answerWith(answer: (response: ServerResponse) => void): void;
  close(): Promise<void>;
}

/** Opens a real HTTP server on loopback that records its requests. */
export async function openWebhookReceiver(): Promise<WebhookReceiver> {
  const posts: ReceivedPost[] = [];
  let answer = (response: ServerResponse) => {
    response.end('ok');
  };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString();
    posts.push({ path: request.url ?? '', headers: request.headers, body });
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    posts,
    answerWith(next) {
      answer = next;
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
