/**
 * Runs in the page: finds words in headings and tables, and figures anywhere, that break across lines.
 * Figures may break at a hyphen.
 */
export function findParted(): string[] {
  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const parted: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const isWhole = text.parentElement?.closest('h1, h2, h3, table');
    const words = isWhole ? /[\p{L}\p{N}.,:]+/gu : /\d[\d.,/]*\d/gu;
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(words)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (range.getClientRects().length > 1) parted.push(word);
    }
  }
  return parted;
}
