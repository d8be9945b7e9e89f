import { rmSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { loadSite } from './load-site.ts';
import { sayRemark } from './remark.ts';
import { copyDemo } from './testing/copy-demo.ts';

// `npm run dev` shows this message in the browser.
test.each(['site.yaml', 'methodology.yaml'])(
  'the error about %s is in the owner’s language',
  (name) => {
    const folder = copyDemo({ [name]: (text) => `${text}\nextra: 1\n` });
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const values = { file: `${folder}/${name}`, key: 'extra' };
    expect(() => loadSite(folder)).toThrow(sayRemark({ sentence: 'unknownKey', values }, 'pt-BR'));
  },
);
