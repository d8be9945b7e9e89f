import { expect, onTestFinished, test, vi } from 'vitest';
import { openTestEditor } from './testing/test-editor.ts';

// At any moment it is another day than in UTC in one of these time zones.
test.each(['Pacific/Kiritimati', 'Etc/GMT+12'])(
  'a new article has the date of the owner’s time zone (%s)',
  async (zone) => {
    vi.stubEnv('TZ', zone);
    onTestFinished(() => void vi.unstubAllEnvs());
    const editor = openTestEditor();
    await editor.post('/new/articles', { id: 'first' });
    expect(editor.read('articles/first/article.yaml')).toContain(
      `date: ${Temporal.Now.plainDateISO(zone)}`,
    );
  },
);
