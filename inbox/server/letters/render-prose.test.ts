import { expect, test } from 'vitest';
import { renderProse } from './render-prose.ts';

const render = (markdown: string) => {
  const { html, text } = renderProse(markdown, 'https://trinta.example');
  return { html: String(html), text };
};

test('Markdown becomes elements with inline styles, and plain text', () => {
  const { html, text } = render(
    '# Novidades\n\nOlá, **tudo** _bem_?\n\n- um\n- dois\n  1. a\n  2. b\n\n> citado\n\n---\n\n[caso](https://x.example/a?b=1&c=2)',
  );
  expect(html).toMatch(/<h2 class="ink" style="[^"]+">Novidades<\/h2>/);
  expect(html).toContain('<strong>tudo</strong> <em>bem</em>?');
  expect(html).toContain('href="https://x.example/a?b=1&amp;c=2"');
  expect(html).not.toMatch(/<(?:p|li|ul|ol|h2|blockquote)>/);
  expect(text).toBe(
    'Novidades\n\nOlá, tudo bem?\n\n- um\n- dois\n  1. a\n  2. b\n\n> citado\n\n* * *\n\ncaso (https://x.example/a?b=1&c=2)',
  );
});

test('HTML is shown as text', () => {
  const { html, text } = render(
    'a <b onclick="x()">c</b> & d\n\n<script>alert(1)</script>\n\n`<i>` ![<x>](https://i.example/"y.png)',
  );
  expect(html).not.toMatch(/<(?:b|script|i|x)[ >]/);
  // Without its own font family it would have the mail program's, unlike the paragraph before.
  expect(html).toMatch(/<p [^>]*font-family[^>]*>&lt;script&gt;alert\(1\)&lt;\/script&gt;/);
  expect(html).toContain('&amp; d');
  expect(text).toContain('a <b onclick="x()">c</b> & d');
});

test('links may point to the web, to a mailbox or into the site', () => {
  const { html, text } = render(
    '[a](javascript:alert(1)) [b](data:text/html,x) [c](/artigos/um) [d](mailto:ana@x.example) https://e.example [f](JaVaScRiPt:x)',
  );
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    'https://trinta.example/artigos/um',
    'mailto:ana@x.example',
    'https://e.example/',
  ]);
  expect(text).toBe(
    'a b c (https://trinta.example/artigos/um) d (mailto:ana@x.example) https://e.example f',
  );
});

test('images are loaded by HTTPS only, otherwise replaced by their description', () => {
  const { html, text } = render(
    '![a](http://i.example/a.png) ![b](https://i.example/b.png) ![c](data:image/png;base64,AA)',
  );
  expect([...html.matchAll(/src="([^"]*)"/g)].map(([, src]) => src)).toEqual([
    'https://i.example/b.png',
  ]);
  expect(text).toBe('a b c');
});

test('tables, tasks and code are readable in HTML and plain text', () => {
  const { html, text } = render(
    '| a | b |\n|---|---|\n| 1 | **2** |\n\n- [x] feito\n\n```\nx < 1\n```',
  );
  expect(html).toContain('<strong>2</strong></td>');
  expect(html).toContain('☑ feito');
  expect(html).toContain('x &lt; 1</pre>');
  expect(text).toBe('a | b\n1 | 2\n\n- [x] feito\n\n    x < 1');
});
