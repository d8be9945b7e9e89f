/** Adds styles that come with a script; a rule of the policy's would refuse a `<style>` element. */
export function adoptStyles(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
