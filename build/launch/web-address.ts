/** Whether a text is a whole https address: without its scheme, a browser takes it for a page of this site. */
export function isWebAddress(text: string): boolean {
  return /^https:\/\/[^\s/]+\.\S+$/.test(text) && URL.canParse(text);
}
