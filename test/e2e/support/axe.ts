import { readFileSync } from 'node:fs';
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import * as v from 'valibot';

/** The minified script, half as long as `axe.source`, because each document has to parse it. */
export const axeScript = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

const resultSchema = v.object({
  violations: v.array(
    v.object({
      id: v.string(),
      nodes: v.array(v.object({ html: v.string(), failureSummary: v.optional(v.string(), '') })),
    }),
  ),
});

/** Rules beyond WCAG 2.2 AA that are deliberately not met; docs/accessibility.md gives the reasons. */
const notMet = ['color-contrast-enhanced', 'focus-order-semantics'];
/** All other rules, including those that axe disables by default. */
const everyRule = Object.fromEntries(
  axe.getRules().map(({ ruleId }) => [ruleId, { enabled: !notMet.includes(ruleId) }]),
);

/** Waits for colour transitions, which start one after another in elements that inherit the colour. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ timeline, playState }) => timeline !== document.timeline || playState !== 'running',
      ),
  );
}

/** The findings of axe, as text. Only contrast depends on the colour scheme. */
export async function findings(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeScript);
  await settled(page);
  const chosen = rules ? { runOnly: { type: 'rule', values: rules } } : { rules: everyRule };
  // Only violations, because axe would describe each passing element, too.
  // No frames, because one of another origin cannot respond, and logs errors while it loads.
  const options = { ...chosen, resultTypes: ['violations'], iframes: false };
  const result: unknown = await page.evaluate(`axe.run(document, ${JSON.stringify(options)})`);
  return v
    .parse(resultSchema, result)
    .violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 120)} ${failureSummary}`),
    );
}
