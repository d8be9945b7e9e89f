import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { findInlineSources } from './inline-sources.ts';

function sha256(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

describe('inline sources', () => {
  test.each([
    ['<script>a()</script>', 'a()'],
    ['<script type="module">a()</script>', 'a()'],
    ['<SCRIPT TYPE=MODULE async>a()</SCRIPT >', 'a()'],
    ['<script type="speculationrules">{"prefetch":[]}</script>', '{"prefetch":[]}'],
    ["<script data-x='a>b'>a()\r\nb()</script>", 'a()\nb()'],
    ['<script data-src="x">a()</script>', 'a()'],
  ])('%s is hashed as the browser reads it', (html, content) => {
    expect(findInlineSources(html).scripts).toEqual([sha256(content)]);
  });

  test.each([
    '<script src="/a.js"></script>',
    '<script type="application/ld+json">{"name":"<script>"}</script>',
    '<!-- <script>a()</script> -->',
    '<p>a script</p>',
  ])('%s needs no hash', (html) => {
    expect(findInlineSources(html).scripts).toEqual([]);
  });

  test('styles count too, those for visitors without script included', () => {
    const html =
      '<style>a{}</style><noscript><style media="all">b{}</style></noscript><style>a{}</style>';
    expect(findInlineSources(html).styles).toEqual([sha256('a{}'), sha256('b{}')]);
  });
});
