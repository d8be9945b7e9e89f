import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../service/testing/free-port.ts';
import { run } from './debian-program.ts';

export interface ProxyServer {
  httpPort: number;
  httpsPort: number;
  /** Status of a request through the proxy; 0 without a response. */
  call(path: string, body?: string, agent?: Agent): Promise<{ status: number; text: string }>;
  end(): Promise<void>;
}

/** What each call claims in X-Forwarded-For. */
export const forwardedFor = '198.51.100.7';

/**
 * Starts Caddy with `deploy/Caddyfile` and its examples on free ports, before a server on `upstream`. `cdn` are
 * the addresses of a CDN in front.
 */
export async function startCaddy(
  program: string,
  upstream: number,
  cdn = '192.0.2.0/24',
): Promise<ProxyServer> {
  const [httpPort, httpsPort] = [await freePort(), await freePort()];
  const folder = mkdtempSync(join(tmpdir(), 'caddy-'));
  const file = join(folder, 'Caddyfile');
  const options = `admin off\nlocal_certs\nskip_install_trust\nhttp_port ${httpPort}\nhttps_port ${httpsPort}`;
  const site = readFileSync('deploy/Caddyfile', 'utf8')
    .replaceAll(/^# (?=example\.com|\t|\})/gm, '')
    .replace('# trusted_proxies 192.0.2.0/24', `trusted_proxies ${cdn}`);
  writeFileSync(file, `{\n${options}\n}\n${site}`);
  const env = {
    ...process.env,
    SITE_DOMAIN: 'localhost',
    SITE_UPSTREAM: `127.0.0.1:${upstream}`,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
  };
  const child = spawn(program, ['run', '--config', file, '--adapter', 'caddyfile'], {
    env,
    stdio: process.env['SHOW'] ? 'inherit' : 'ignore',
  });
  return started(child, folder, httpPort, httpsPort);
}

/** Starts nginx with `deploy/nginx.conf` likewise, with a self-signed certificate. */
export async function startNginx(program: string, upstream: number): Promise<ProxyServer> {
  const [httpPort, httpsPort] = [await freePort(), await freePort()];
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const request = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
  const subject = ['-nodes', '-days', '1', '-subj', '/CN=localhost'];
  run('openssl', [...request, ...subject, '-keyout', key, '-out', certificate]);
  const site = readFileSync('deploy/nginx.conf', 'utf8')
    .replaceAll(/^\s*listen \[::\].*\n/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${httpPort};`)
    .replaceAll('listen 443 ssl', `listen 127.0.0.1:${httpsPort} ssl`)
    .replace('127.0.0.1:3000', `127.0.0.1:${upstream}`)
    .replace('server_name www.example.com example.com;', 'server_name localhost;')
    .replace('server_name www.example.com;', 'server_name localhost;')
    .replaceAll(/(ssl_certificate) .*;/g, `$1 ${certificate};`)
    .replaceAll(/(ssl_certificate_key) .*;/g, `$1 ${key};`);
  const main = `pid ${folder}/pid;\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\n${site}}\n`;
  writeFileSync(join(folder, 'nginx.conf'), main);
  const parameters = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'];
  return started(spawn(program, parameters, { stdio: 'ignore' }), folder, httpPort, httpsPort);
}

async function started(
  child: ChildProcess,
  folder: string,
  httpPort: number,
  httpsPort: number,
): Promise<ProxyServer> {
  const call: ProxyServer['call'] = (
    path,
    body,
    agent = new Agent({ rejectUnauthorized: false }),
  ) =>
    new Promise((done) => {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': forwardedFor };
      const method = body === undefined ? 'GET' : 'POST';
      const options = { host: 'localhost', port: httpsPort, path, method, headers, agent };
      const sending = request({ ...options, rejectUnauthorized: false }, async (response) => {
        let text = '';
        for await (const chunk of response) text += String(chunk);
        done({ status: response.statusCode ?? 0, text });
      });
      sending.on('error', () => done({ status: 0, text: '' }));
      sending.end(body);
    });
  for (let tries = 0; (await call('/healthz')).status !== 200; tries += 1) {
    if (child.exitCode !== null || tries > 100) throw new Error('The proxy does not start.');
    await sleep(100);
  }
  return {
    httpPort,
    httpsPort,
    call,
    async end() {
      const gone = new Promise((done) => child.once('exit', done));
      child.kill('SIGTERM');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
