import { renderToReadableStream } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CaseDetail, hasDetail } from './case-detail.tsx';

test('an error in a case’s own part fails the page', async () => {
  expect(hasDetail('ecommerce')).toBe(true);
  // @ts-expect-error: a language for which it has no words.
  const page = <CaseDetail id="ecommerce" language="xx" />;
  await expect(renderToReadableStream(page, { onError() {} })).rejects.toThrow(TypeError);
});
