import { createServer } from 'node:http';
import { listen } from './listen.ts';

export interface GoogleStandIn {
  scriptUrl: string;
  verifyUrl: string;
  /** Response of siteverify; tests change it. */
  verdict: Record<string, unknown>;
  /** `down` refuses the script, like a blocker or an outage. */
  script: 'up' | 'down';
  /** `down` closes the connection of the server that asks for a verdict. */
  verification: 'up' | 'down';
  /** Query parameters of each script request. */
  scriptRequests: URLSearchParams[];
  stop: () => Promise<void>;
}

/** Starts a local stand-in for reCAPTCHA v3: its script and its verification. */
export async function startGoogle(): Promise<GoogleStandIn> {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://google');
    if (url.pathname === '/api.js') {
      standIn.scriptRequests.push(url.searchParams);
      if (standIn.script === 'down') return void response.writeHead(503).end();
      response.writeHead(200, {
        'content-type': 'text/javascript',
        'cross-origin-resource-policy': 'cross-origin',
      });
      response.end(
        `window.grecaptcha={ready:(f)=>f(),execute:(key,{action})=>Promise.resolve('token:'+key+':'+action+':'+Math.random())}`,
      );
      return;
    }
    if (standIn.verification === 'down') return void request.socket.destroy();
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify({
        success: true,
        score: 0.9,
        action: 'contact_form',
        challenge_ts: new Date().toISOString(),
        hostname: '127.0.0.1',
        ...standIn.verdict,
      }),
    );
  });
  const port = await listen(server);
  const standIn: GoogleStandIn = {
    scriptUrl: `http://127.0.0.1:${port}/api.js`,
    verifyUrl: `http://127.0.0.1:${port}/siteverify`,
    verdict: {},
    script: 'up',
    verification: 'up',
    scriptRequests: [],
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return standIn;
}
