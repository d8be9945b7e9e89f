/** Specification chapter 9: the bar is opaque once the page is scrolled further, in pixels. */
const opaqueAfter = 10;

/** Makes the bar transparent at the top of the page in browsers without CSS scroll timelines. */
export function watchBar(bar: HTMLElement): void {
  if (CSS.supports('animation-timeline: scroll()')) return;
  const follow = () => bar.toggleAttribute('data-bare', scrollY <= opaqueAfter);
  follow();
  addEventListener('scroll', follow, { passive: true });
}
