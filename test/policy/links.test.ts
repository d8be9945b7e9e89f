import { describe, expect, test } from 'vitest';
import { languages, site } from '#site';
import { missingImages } from '../../artwork/missing-images.ts';
import { addressIn } from '../../src/addresses.ts';
import { siteFolder } from '../../src/content/load-site.ts';
import { type BuiltPage, builtPages, fileAt, foundPages, origin } from './support/built-site.ts';
import type { Tag } from './support/read-tags.ts';

/** Allowed schemes of external links; no link runs code or uses plain HTTP. */
const outside = /^(?:https:\/\/|mailto:|tel:\+)/;

/** All URLs in a tag's attributes. */
function addressesOf({ attributes }: Tag): readonly string[] {
  const { href, src, action, poster, content = '', srcset = '', imagesrcset = '' } = attributes;
  const listed = [srcset, imagesrcset].flatMap((list) =>
    list.split(',').map((item) => item.trim().split(/\s+/)[0]),
  );
  const said = content.startsWith(`${origin}/`) ? content : undefined;
  return [href, src, action, poster, said, ...listed].flatMap((address) => address || []);
}

/** The URLs in a page's styles. */
function styledAddressesOf({ html }: BuiltPage): readonly string[] {
  return [...html.matchAll(/url\(["']?([^"')]+)["']?\)/g)].map(([, address = '']) => address);
}

const idsOf = ({ tags }: BuiltPage) =>
  new Set(tags.flatMap(({ attributes }) => attributes.id ?? []));

/** Missing portraits, which are optional. */
const lacking = missingImages(site, siteFolder())
  .flatMap(({ files }) => files.map((file) => file.slice(`${siteFolder()}/public`.length)))
  .filter((path) => path.startsWith('/images/team/'));

const anchors = new Map(builtPages.map((page) => [page.path, idsOf(page)]));

/** The problem with a URL; undefined if its target exists. */
function problemOf(address: string, page: BuiltPage): string | undefined {
  if (address.startsWith('data:image/')) return undefined;
  const url = new URL(address, new URL(page.path, origin));
  if (url.origin !== origin) return outside.test(address) ? undefined : `${address}: not allowed`;
  // A person without a portrait is shown by their initials.
  if (lacking.includes(url.pathname)) return undefined;
  if (!fileAt(url.pathname)) return `${address}: no such file or page`;
  const ids = anchors.get(url.pathname);
  const anchor = decodeURIComponent(url.hash.slice(1));
  return anchor === '' || ids?.has(anchor) ? undefined : `${address}: no such anchor`;
}

describe('there are no broken links', () => {
  test.each(builtPages.map((page) => [page.file, page] as const))('%s', (_, page) => {
    const addresses = [...page.tags.flatMap(addressesOf), ...styledAddressesOf(page)];
    expect(addresses.length).toBeGreaterThan(15);
    const problems = addresses.flatMap((address) => problemOf(address, page) ?? []);
    expect([...new Set(problems)]).toEqual([]);
  });
});

test.each(builtPages.map((page) => [page.file, page] as const))(
  '%s has no duplicate id',
  (_, page) => {
    const ids = page.tags.flatMap(({ attributes }) => attributes.id ?? []);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  },
);

test('no link that search engines follow has a query string', () => {
  const led = foundPages.flatMap(({ path, tags }) =>
    tags.flatMap(({ name, attributes: { href = '', rel } }) => {
      const url = new URL(href, new URL(path, origin));
      return name === 'a' && rel !== 'nofollow' && url.origin === origin ? url.search : [];
    }),
  );
  expect(led.filter((search) => search !== '')).toEqual([]);
});

test('every page can be reached by links from its language’s landing page', () => {
  for (const language of languages) {
    const start = addressIn(language, '/');
    const reached = new Set([start]);
    for (const path of reached) {
      const page = foundPages.find((one) => one.path === path);
      for (const { name, attributes } of page?.tags ?? []) {
        if (name !== 'a' || attributes.href === undefined) continue;
        const { pathname } = new URL(attributes.href, new URL(path, origin));
        if (foundPages.some((one) => one.path === pathname)) reached.add(pathname);
      }
    }
    expect([...reached].sort()).toEqual(foundPages.map(({ path }) => path).sort());
  }
});
