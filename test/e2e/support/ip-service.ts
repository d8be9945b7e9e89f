import { createServer } from 'node:http';
import { listen } from './listen.ts';

export interface IpService {
  url: string;
  /** `slow` exceeds the form's timeout, `down` closes the connection, `garbage` is not JSON. */
  mood: 'up' | 'slow' | 'down' | 'garbage' | 'refusing';
  stop: () => Promise<void>;
}

/** The look-up's result, an address reserved for documentation (RFC 5737). */
export const lookedUpIp = '203.0.113.7';

/** Starts a local stand-in for the public IP look-up. */
export async function startIpService(): Promise<IpService> {
  const server = createServer((request, response) => {
    const answer = JSON.stringify({ ip: lookedUpIp });
    response.setHeader('access-control-allow-origin', '*');
    if (service.mood === 'slow') return;
    if (service.mood === 'down') return void request.socket.destroy();
    if (service.mood === 'refusing') response.statusCode = 503;
    response.end(service.mood === 'garbage' ? '<html>' : answer);
  });
  const port = await listen(server);
  const service: IpService = {
    url: `http://127.0.0.1:${port}/?format=json`,
    mood: 'up',
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return service;
}
