/** `--paper` of tokens.css as what surrounds the page is told it: the browser's frame, an icon's ground. */
export const pageGrounds = { light: '#f7f4ec', dark: '#16120e' } as const;
