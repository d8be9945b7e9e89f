import { expect, test } from 'vitest';
import { nameStyles } from './short-names.ts';

test('a class is found under the paths of Windows', () => {
  const styles = [['app\\ui\\logo.module.css', '.mark { color: red }']] as const;
  const shortName = nameStyles(styles);
  for (const file of [
    'C:\\site\\app\\ui\\logo.module.css',
    'C:/site/app/ui/logo.module.css?used',
  ]) {
    expect(shortName('mark', file)).toBe('ba');
  }
});

test('names follow the order of the paths, whatever the system', () => {
  const css = '.one { color: red }';
  const names = ['\\', '/'].map((slash) => {
    const files = ['ui', 'ui-more'].map((folder) => `app${slash}${folder}${slash}a.module.css`);
    const shortName = nameStyles(files.map((file) => [file, css] as const));
    return files.map((file) => shortName('one', `/site/${file}`));
  });
  expect(names[0]).toEqual(names[1]);
});

test('a class that no module has is named', () => {
  expect(() => nameStyles([])('mark', '/site/app/ui/logo.module.css')).toThrow(
    'app/ui/logo.module.css has no mark.',
  );
});
