import { afterAll, beforeAll, expect, test } from 'vitest';
import { inboxWords } from '../../inbox/words/words.ts';
import { phone } from '../e2e/support/browser.ts';
import { type Inbox, row, startInbox } from './support/inbox.ts';

let inbox: Inbox;
beforeAll(async () => {
  inbox = await startInbox();
});
afterAll(() => inbox.stop());

test('on a phone with text at 200 %, buttons of a lead and its message do not break within words', async () => {
  const lead = await inbox.addLead({ name: 'Dona Lúcia' });
  const device = { ...phone, setting: 'defaultFontSize=32' } as const;
  const page = await inbox.enter({ device, path: `/leads/${lead.id}` });
  const { frame, lead: words } = inboxWords['pt-BR'];
  await page.getByRole('button', { name: words.reply, exact: true }).waitFor();
  await page.getByRole('link', { name: words.whatsapp }).waitFor();
  await page.getByRole('button', { name: words.takeOver }).click();
  await page.getByRole('button', { name: frame.undo, exact: true }).waitFor();
  const broken = await page
    .locator('article :is(a, button), [role=status] button')
    .evaluateAll((controls) =>
      controls.flatMap((control) => {
        const found: string[] = [];
        const walker = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          if (node.parentElement?.matches('.visually-hidden')) continue;
          for (const word of node.textContent?.matchAll(/[\p{L}]+/gu) ?? []) {
            const range = new Range();
            range.setStart(node, word.index);
            range.setEnd(node, word.index + word[0].length);
            if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1)
              found.push(word[0]);
          }
        }
        return found;
      }),
    );
  expect(broken).toEqual([]);
});

test('on a phone with text at 200 %, the help for the keys fits into its dialog', async () => {
  const device = { ...phone, setting: 'defaultFontSize=32' } as const;
  const page = await inbox.enter({ device });
  await page.keyboard.press('?');
  const room = await page
    .getByRole('dialog')
    .evaluate(({ scrollWidth, clientWidth }) => clientWidth - scrollWidth);
  expect(room).toBe(0);
});

test('on a phone with text at 200 %, a row of the list shows its due time and its assignee', async () => {
  const day = 86_400_000;
  const lead = await inbox.addOldLead({ name: 'Dona Rita', receivedAt: Date.now() - 9 * day });
  const device = { ...phone, setting: 'defaultFontSize=32' } as const;
  const page = await inbox.enter({ device });
  const person = (await inbox.store.inbox.people.list())[0];
  const task = { id: lead.id, personId: person?.id ?? '' };
  await inbox.store.inbox.work.assign(task, task.personId, Date.now());
  const initials = row(page, lead.name).getByText('AS', { exact: true });
  // What does not fit into the row is clipped.
  const clipped = () =>
    initials.evaluate((it) => {
      const facts = it.closest('p');
      const outer = facts?.getBoundingClientRect() ?? new DOMRect();
      return [...(facts?.children ?? [])].filter((fact) => {
        const { right, bottom } = fact.getBoundingClientRect();
        return right > outer.right + 0.5 || bottom > outer.bottom + 0.5;
      }).length;
    });
  await expect.poll(clipped).toBe(0);
});
