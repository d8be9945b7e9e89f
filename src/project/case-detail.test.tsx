import { renderToReadableStream } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Language } from '../../contract/language.ts';
import { CaseDetail, hasDetail } from './case-detail.tsx';

test('an error in a case’s own part fails the page', async () => {
  expect(hasDetail('ecommerce')).toBe(true);
  const unknown = 'xx' as Language;
  await expect(
    renderToReadableStream(<CaseDetail id="ecommerce" language={unknown} />, { onError() {} }),
  ).rejects.toThrow(TypeError);
});
