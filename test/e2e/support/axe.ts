import { readFileSync } from 'node:fs';
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import * as v from 'valibot';

/** Half as long as `axe.source`, which each document has to read. */
export const axeScript = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

const resultSchema = v.object({
  violations: v.array(
    v.object({
      id: v.string(),
      nodes: v.array(v.object({ html: v.string(), failureSummary: v.optional(v.string(), '') })),
    }),
  ),
});

/** Rules beyond WCAG 2.2 AA that are knowingly not met: docs/accessibility.md says why. */
const notMet = ['color-contrast-enhanced', 'focus-order-semantics'];
/** All others, those that axe leaves off among them. */
const everyRule = Object.fromEntries(
  axe.getRules().map(({ ruleId }) => [ruleId, { enabled: !notMet.includes(ruleId) }]),
);

/** Colours change step by step through what inherits them; only then may they be looked at. */
async function settled(page: Page): Promise<void> {
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
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeScript);
  await settled(page);
  const chosen = rules ? { runOnly: { type: 'rule', values: rules } } : { rules: everyRule };
  // Of what passes axe would describe each element, too.
  // A frame of another origin cannot answer, and says so on the console while it loads.
  const options = { ...chosen, resultTypes: ['violations'], iframes: false };
  const result: unknown = await page.evaluate(`axe.run(document, ${JSON.stringify(options)})`);
  return v
    .parse(resultSchema, result)
    .violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 120)} ${failureSummary}`),
    );
}
