import { expect, test } from 'vitest';
import { findPolicyViolations } from './policy-violations.ts';

test.each([
  ['<p style="color:red">', 'style attribute'],
  ["<a title='a > b' onclick='go()'>", 'event handler attribute'],
  ['<a href=" javascript:go()">', 'javascript: URL'],
])('%s is blocked', (html, what) => {
  expect(findPolicyViolations(html)).toEqual([expect.stringContaining(what)]);
});

test.each([
  '<p data-style="x" title="use style = &quot;a&quot;">only=on</p>',
  `<script>document.write('<p style="a">')</script>`,
  '<!-- <p style="a"> -->',
])('%s is not', (html) => {
  expect(findPolicyViolations(html)).toEqual([]);
});
