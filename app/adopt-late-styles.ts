import css from './styles/late.css?inline';

/** Styles what the scripts bring onto the page: toasts, errors, what is offered back. */
export function adoptLateStyles(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
