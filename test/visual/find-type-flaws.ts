/** Runs in the page: finds flaws in the setting of headings and display type at this width. */
export function findTypeFlaws(): string[] {
  const displaySize = 24;
  const pen = document.createElement('canvas').getContext('2d');

  interface Glyph {
    character: string;
    box: DOMRect;
    ascent: number;
    descent: number;
  }

  function isShown(element: Element): boolean {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility({ contentVisibilityAuto: true });
  }

  function glyphsOf(element: Element): Glyph[] {
    const glyphs: Glyph[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const style = node.parentElement && getComputedStyle(node.parentElement);
      if (!style || !pen) continue;
      pen.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      const text = node.textContent ?? '';
      for (let at = 0; at < text.length; at += 1) {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const box = range.getBoundingClientRect();
        if (box.width === 0) continue;
        const character = text.charAt(at);
        const ink = pen.measureText(character);
        const rise = box.top + ink.fontBoundingBoxAscent;
        glyphs.push({
          character,
          box,
          ascent: rise - ink.actualBoundingBoxAscent,
          descent: rise + ink.actualBoundingBoxDescent,
        });
      }
    }
    return glyphs;
  }

  function linesOf(element: Element): Glyph[][] {
    const lines: Glyph[][] = [];
    for (const glyph of glyphsOf(element)) {
      const line = lines.find(
        ([first]) => first && Math.abs(first.box.bottom - glyph.box.bottom) < glyph.box.height / 3,
      );
      if (line) line.push(glyph);
      else lines.push([glyph]);
    }
    return lines;
  }

  const wordsOf = (line: readonly Glyph[]) =>
    line
      .map(({ character }) => character)
      .join('')
      .trim();

  function flawsOf(element: Element): string[] {
    const lines = linesOf(element);
    const flaws: string[] = [];
    const name = `“${lines.map(wordsOf).join(' / ')}”`;
    const last = wordsOf(lines.at(-1) ?? []);
    const letters = last.replace(/[^\p{L}\p{N}]/gu, '');
    const isHeading = /^H[1-3]$/.test(element.tagName);
    if (isHeading && lines.length > 1 && !/\s/.test(last) && letters.length <= 3) {
      flaws.push(`${name} leaves “${last}” alone on its last line`);
    }
    const edge = element.getBoundingClientRect().right;
    const end = Math.max(
      ...lines
        .flat()
        .filter(({ character }) => character.trim())
        .map(({ box }) => box.right),
    );
    if (end > edge + 1.5) flaws.push(`${name} runs ${Math.round(end - edge)} px over its edge`);
    lines.forEach((line, index) => {
      const [clash] = (lines[index + 1] ?? []).flatMap((below) =>
        line
          .filter((above) => above.box.left < below.box.right && below.box.left < above.box.right)
          .filter((above) => below.ascent < above.descent)
          .map((above) => `${above.character} over ${below.character}`),
      );
      if (clash) flaws.push(`${name} collides: ${clash}`);
    });
    return flaws;
  }

  const ownsText = (element: Element) =>
    [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
  const headings = [...document.querySelectorAll('h1, h2, h3')];
  const display = [...document.body.querySelectorAll('*')].filter(
    (element) =>
      ownsText(element) &&
      !element.closest('h1, h2, h3, svg, script, style') &&
      Number.parseFloat(getComputedStyle(element).fontSize) >= displaySize,
  );
  return [...headings, ...display].filter(isShown).flatMap(flawsOf);
}
