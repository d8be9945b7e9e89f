import { join } from 'node:path';

export interface NginxSite {
  /** Folder for the configuration, the process id and nginx's temporary files. */
  work: string;
  folder: string;
  variants: string;
  port: number;
  /** Headers of our own answer, so that both send the same bytes. */
  headers: ReadonlyMap<string, string>;
}

/** Headers that nginx makes itself. */
const ownHeaders = new Set([
  'content-type',
  'content-length',
  'content-encoding',
  'etag',
  'vary',
  'accept-ranges',
  'date',
  'connection',
  'keep-alive',
]);

/**
 * nginx as a careful administrator would tune it for this site: one worker (as our process is one),
 * prepared gzip files, open files cached, no log, the language chosen by cookie.
 */
export function nginxConfig(site: NginxSite): string {
  const headers = [...site.headers]
    .filter(([name]) => !ownHeaders.has(name))
    .map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}" always;`);
  // As root nginx would give up its rights and could not read a folder that only root may.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(site.work, name)};`,
  );
  return `
daemon off;
${user}
worker_processes 1;
pid ${join(site.work, 'nginx.pid')};
error_log ${join(site.work, 'error.log')} crit;
events { worker_connections 2048; multi_accept on; }
http {
  ${temporary.join('\n  ')}
  types {
    text/html html; text/css css; text/javascript js; image/svg+xml svg;
    image/avif avif; image/webp webp; font/woff2 woff2;
  }
  access_log off;
  sendfile on;
  tcp_nopush on;
  tcp_nodelay on;
  keepalive_requests 100000000;
  open_file_cache max=1000 inactive=60s;
  open_file_cache_valid 60s;
  gzip_static on;
  gzip_vary on;
  map $cookie_lang $pages { default ${site.folder}; en ${site.variants}; }
  server {
    listen 127.0.0.1:${site.port} backlog=2048;
    root ${site.folder};
    ${headers.join('\n    ')}
    location = / { root $pages; try_files /index.html =404; }
    location / { root $pages; try_files $uri $uri.html =404; }
    location /assets/ { root ${site.folder}; }
  }
}
`;
}
