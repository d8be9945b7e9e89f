import type { Page } from 'playwright-core';

/** The browser's accessibility tree as a list of nodes, including ignored ones. */
export async function accessibilityTree(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes;
}
