import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { brand } from '../content/brand.ts';
import { projectIds } from '../content/projects.ts';
import { loadScreen } from '../load-screen.tsx';
import type { Page } from '../routes.ts';
import { Head } from './head.tsx';

test('a title may hold what stands between it and the brand', async () => {
  const [id] = projectIds;
  if (!id) throw new Error('There is no case.');
  const page: Page = { kind: 'project', id };
  const meta = { title: 'A | B', description: 'Both of them' };
  const screen = { ...(await loadScreen(page, 'en')), meta };
  const html = renderToStaticMarkup(
    <Head page={page} screen={screen} origin="https://trinta.example" />,
  );
  expect(html).toContain(`<title>A | B | ${brand.name}</title>`);
  expect(html).toContain(`<meta property="og:title" content="A | B | ${brand.name}"/>`);
  // The trail of pages and the case itself.
  expect(html.match(/"name":"A \| B"/g)).toHaveLength(2);
});
