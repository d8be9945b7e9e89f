import { describe, expect, test } from 'vitest';
import { engineLanguages } from '../../contract/language.ts';
import { serverWords } from './server-words.ts';
import { inboxWords } from './words.ts';

describe.each(engineLanguages)('the words in %s', (language) => {
  const { list, numbers, letters } = inboxWords[language];
  const { unread, overdue, shown, shownOf, showNew, arrived } = list;
  const { withinPromise, waiting, bots } = numbers;
  const { recipientCount, confirmText, leftOut, retriedHint } = letters;
  const { title, more } = serverWords[language].overdue;
  test.each(
    Object.entries({
      ...{ unread, overdue, shown, shownOf, showNew, arrived, waiting, bots },
      ...{ recipientCount, confirmText, leftOut, retriedHint, title, more },
      withinPromise: (n: number) => withinPromise(n, n),
    }),
  )('separates the thousands of a number: %s', (_name, sentence) => {
    expect(sentence(12_857)).toContain((12_857).toLocaleString(language));
    expect(sentence(12_857)).not.toContain('12857');
  });
});
