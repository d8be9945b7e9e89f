import { renderToStaticMarkup } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import { site } from '#site';
import { CasePage } from './case-page.tsx';

test('a case leads back to the list of cases only on a site that has one', () => {
  const words = site.words.en;
  const { cases } = words;
  onTestFinished(() => {
    words.cases = cases;
  });
  const page = () =>
    renderToStaticMarkup(
      <CasePage id="ecommerce" language="en">
        {null}
      </CasePage>,
    );
  expect(page()).toContain('href="/en#cases"');
  words.cases = undefined;
  expect(page()).not.toContain('#cases');
});
