import { describe, expect, test } from 'vitest';
import { pageHeaders } from '../service/pages/security-policy.ts';
import { findPolicyViolations } from './policy-violations.ts';

const own = 'https://aurora.com.br';
const { 'Content-Security-Policy': policy = '' } = pageHeaders(
  {
    siteUrl: own,
    ipLookupUrl: '/api/ip',
    recaptchaScriptUrl: 'https://www.google.com/recaptcha/api.js',
    tagOrigins: ['https://*.tags.example', 'https://tag.example'],
  },
  { scripts: [], styles: [], hasForm: true },
);
const violations = (html: string) => findPolicyViolations(html, { policy, siteUrl: own });

test.each([
  ['<p style="color:red">', 'style attribute'],
  ["<a title='a > b' onclick='go()'>", 'event handler attribute'],
  ['<a href=" javascript:go()">', 'javascript: URL'],
])('%s is blocked', (html, what) => {
  expect(violations(html)).toEqual([expect.stringContaining(what)]);
});

test.each([
  '<p data-style="x" title="use style = &quot;a&quot;">only=on</p>',
  `<script>document.write('<p style="a">')</script>`,
  '<!-- <p style="a"> -->',
])('%s is not', (html) => {
  expect(violations(html)).toEqual([]);
});

describe('what is loaded from another host', () => {
  test.each([
    ['<iframe src="https://www.youtube.com/embed/1">', 'https://www.youtube.com', 'frame-src'],
    ['<img alt="" src="//cdn.example/a.png">', 'https://cdn.example', 'img-src'],
    ["<img src='http://cdn.example/a.png'>", 'http://cdn.example', 'img-src'],
    ['<img srcset="/a.png 1x, https://cdn.example/b.png 2x">', 'https://cdn.example', 'img-src'],
    ['<source srcset="https://cdn.example/a.avif 1x">', 'https://cdn.example', 'img-src'],
    ['<source src="https://cdn.example/a.mp4">', 'https://cdn.example', 'media-src'],
    ['<video poster="https://cdn.example/a.png">', 'https://cdn.example', 'img-src'],
    ['<audio src="https://cdn.example/a.mp3">', 'https://cdn.example', 'media-src'],
    ['<img src="https://other.example/">', 'https://other.example', 'img-src'],
    ['<img src="https://nottag.example/">', 'https://nottag.example', 'img-src'],
    ['<iframe src="https://www.google.com/maps/embed">', 'https://www.google.com', 'frame-src'],
  ])('%s is blocked', (html, origin, directive) => {
    const [violation = '', ...more] = violations(html);
    expect(violation).toMatch(/^The policy blocks /);
    for (const part of [origin, directive, 'service/pages/security-policy.ts', 'public/']) {
      expect(violation).toContain(part);
    }
    expect(more).toEqual([]);
  });

  test.each([
    '<img src="/images/a.png" srcset="/images/a.png 1x, /images/b.png 2x">',
    `<img src="${own}/images/a.png">`,
    '<a href="https://cdn.example/">',
    '<img src="https://tag.example/pixel"><iframe src="https://eu.tags.example/">',
    '<iframe src="https://www.google.com/recaptcha/api2">',
    '<img data-src="https://cdn.example/a.png" src="data:image/png;base64,AA">',
  ])('%s is not', (html) => {
    expect(violations(html)).toEqual([]);
  });
});
