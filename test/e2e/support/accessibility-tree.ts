import type { Page } from 'playwright-core';

/** What the browser tells screen readers, node by node; what they pass over marked as ignored. */
export async function accessibilityTree(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes;
}
