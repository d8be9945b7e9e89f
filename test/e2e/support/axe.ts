import axe from 'axe-core';
import type { Page } from 'playwright-core';
import * as v from 'valibot';

const resultSchema = v.object({
  violations: v.array(
    v.object({
      id: v.string(),
      nodes: v.array(v.object({ html: v.string(), failureSummary: v.optional(v.string(), '') })),
    }),
  ),
});

/** Colours change step by step through what inherits them; only then may they be looked at. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ timeline, playState }) => timeline !== document.timeline || playState !== 'running',
      ),
  );
}

/** What axe finds, in words. Only contrast depends on the colour scheme. */
export async function findings(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  await settled(page);
  // Off by default in axe, and promised here (WCAG 2.2, 2.5.8).
  const options = rules
    ? { runOnly: { type: 'rule', values: rules } }
    : { rules: { 'target-size': { enabled: true } } };
  const result: unknown = await page.evaluate(`axe.run(document, ${JSON.stringify(options)})`);
  return v
    .parse(resultSchema, result)
    .violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 120)} ${failureSummary}`),
    );
}
