/**
 * Colours of tokens.css for what no stylesheet of the site reaches: mails, the newsletter's pages, the
 * browser's frame, icons, charts. Each is called as its token; change both, a test compares them.
 */
export const palette = {
  paper: { light: '#f7f4ec', dark: '#16120e' },
  paperDeep: { light: '#efeae0', dark: '#201b17' },
  hairline: { light: '#d6d0c7', dark: '#3a342f' },
  lineStrong: { light: '#857f77', dark: '#767169' },
  ink: { light: '#1f1813', dark: '#f0ece5' },
  inkSoft: { light: '#59514a', dark: '#b2ada5' },
  accent: { light: '#f14725', dark: '#fa5d36' },
  accentText: { light: '#c12b11', dark: '#ff8159' },
  onAccent: { light: '#1a0b06', dark: '#1a0b06' },
} as const;
