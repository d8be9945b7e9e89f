import { afterEach, expect, test, vi } from 'vitest';
import { site } from '#site';
import { staticPaths } from './static-paths.ts';

afterEach(() => vi.unstubAllEnvs());

test('each page has a route in each language, without prefix in the default one', () => {
  vi.stubEnv('SITE', 'https://aurora.example');
  const routes = staticPaths('project').map(({ params, props }) => [params, props.page.path]);
  expect(routes).toEqual(
    site.facts.cases.flatMap((id) => [
      [{ lang: undefined, folder: 'project', id }, `/project/${id}`],
      [{ lang: 'en', folder: 'en/project', id }, `/project/${id}`],
    ]),
  );
});
