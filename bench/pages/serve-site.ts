import { createServer } from 'node:http';
import { putPagesInFront } from '../../service/pages/page-front.ts';
import { createPageServer } from '../../service/pages/page-server.ts';
import { sendPage } from '../../service/pages/send-page.ts';

/** What the benchmark starts as a process of its own: folder, variants, port, and which of the two ways. */
const [folder = '', variants = '', port = '', way = ''] = process.argv.slice(2);

const pages = createPageServer({
  folder,
  variants,
  policy: { siteUrl: 'http://localhost:3000', ipLookupUrl: 'https://api.ipify.org?format=json' },
});
const server = createServer((request, response) => sendPage(pages, request, response));
if (way === 'front') putPagesInFront(server, pages);
server.listen({ port: Number(port), host: '127.0.0.1', backlog: 2_048 });
