import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { brand } from '../content/brand.ts';
import { projectIds } from '../content/projects.ts';
import { loadScreen } from '../load-screen.tsx';
import type { Page } from '../routes.ts';
import { Head } from './head.tsx';

async function headOf(title: string): Promise<string> {
  const [id] = projectIds;
  if (!id) throw new Error('There is no case.');
  const page: Page = { kind: 'project', id };
  const meta = { title, description: 'Both of them' };
  const screen = { ...(await loadScreen(page, 'en')), meta };
  return renderToStaticMarkup(<Head page={page} screen={screen} origin="https://trinta.example" />);
}

test('a title may hold what stands between it and the brand', async () => {
  const html = await headOf('A | B');
  expect(html).toContain(`<title>A | B | ${brand.name}</title>`);
  expect(html).toContain(`<meta property="og:title" content="A | B | ${brand.name}"/>`);
  // The trail of pages and the case itself.
  expect(html.match(/"name":"A \| B"/g)).toHaveLength(2);
});

test('no words end the element that tells search engines of them', async () => {
  const html = await headOf('</script><script>alert(1)</script>');
  expect(html).not.toContain('</script><script>alert');
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  expect(JSON.stringify(JSON.parse(data))).toContain('</script><script>alert(1)</script>');
});
