import { describe, expect, test } from 'vitest';
import { pageAt, pages, pathOf, withoutPrefix } from './routes.ts';

describe('URLs', () => {
  test.each(['', '/en'] as const)('of every page lead back to it (prefix “%s”)', (prefix) => {
    for (const page of pages) expect(pageAt(pathOf(page, prefix))).toEqual({ page, prefix });
  });

  test.each([
    ['/en', '/'],
    ['/en/project/lottery', '/project/lottery'],
    ['/english', '/english'],
    ['/wrong/en', '/wrong/en'],
  ])('%s without its prefix is %s', (path, bare) => {
    expect(withoutPrefix(path)).toBe(bare);
  });

  test.each([
    ['/project/lottery', 'project-not-found'],
    ['/en/project/lottery', 'project-not-found'],
    ['/project', 'not-found'],
    ['/project/ecommerce/more', 'not-found'],
    ['/english', 'not-found'],
    ['/privacy/more', 'not-found'],
  ])('%s is %s', (path, kind) => {
    expect(pageAt(path).page.kind).toBe(kind);
  });
});
