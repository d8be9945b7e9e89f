import { tabStorage } from '../browser/storage.ts';

/** Key in the tab's storage for the position on a page, kept for the page in the other language. */
export const placeKey = 'place';

/** A visitor's position and open parts on a page, in terms that hold in every language. */
interface Place {
  /** Id of the last element that starts above the reading line; empty while the page is not scrolled. */
  section: string;
  /** Position within it, as a fraction of its height. */
  within: number;
  /** Indices of the open questions. */
  open: readonly number[];
  image: number;
  /** Text of the newsletter field, which has no draft. */
  newsletter: string;
}

const detailsOf = () => [...document.querySelectorAll('main details')];
const galleryTrack = () => document.querySelector<HTMLElement>('[data-gallery-track]');
const newsletterField = () => document.querySelector<HTMLInputElement>('[name=newsletterEmail]');
/** Bottom edge of the bar that overlaps the page, in CSS pixels. */
const readingLine = () =>
  Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);

/** Stores the position for the next page in this tab. */
export function keepPlace(): void {
  const section = [
    ...document.querySelectorAll<HTMLElement>('main, main [id]:is(section, li, article)'),
  ]
    .filter((element) => element.checkVisibility())
    .findLast((element) => element.getBoundingClientRect().top <= readingLine() + 1);
  const box = section?.getBoundingClientRect();
  const track = galleryTrack();
  const start = (track?.getBoundingClientRect().left ?? 0) + 1;
  const place: Place = {
    section: scrollY > 0 && section ? section.id : '',
    within: box && box.height > 0 ? (readingLine() - box.top) / box.height : 0,
    open: detailsOf().flatMap((details, at) => (details.hasAttribute('open') ? [at] : [])),
    // Before hydration the first image stays the current one, wherever the row was swiped to.
    image: [...(track?.children ?? [])].findLastIndex(
      (image) => image.hasAttribute('data-current') || image.getBoundingClientRect().left <= start,
    ),
    newsletter: newsletterField()?.value ?? '',
  };
  tabStorage.set(placeKey, JSON.stringify(place));
}

/** Restores the position that the page in the other language stored, if any, and shows the page. */
export function restorePlace(): void {
  const kept = tabStorage.get(placeKey);
  tabStorage.set(placeKey, undefined);
  try {
    if (kept) goTo(JSON.parse(kept));
  } catch {
    // Stored by another version of the page: this page stays at its top.
  }
  const { dataset } = document.documentElement;
  // A page that redirects to another language stays hidden.
  if (dataset['held'] === 'place') delete dataset['held'];
}

function goTo({ section, within, open, image, newsletter }: Place): void {
  const field = newsletterField();
  if (field && newsletter) field.value = newsletter;
  for (const at of open) detailsOf()[at]?.setAttribute('open', '');
  showImage(image);
  const box = section && document.getElementById(section)?.getBoundingClientRect();
  if (!box) return;
  const top = scrollY + box.top + within * box.height - readingLine();
  scrollTo({ top, behavior: 'instant' });
}

function showImage(image: number): void {
  const track = galleryTrack();
  const shown = track?.children[image];
  if (!track?.children[0] || !shown) return;
  const left = shown.getBoundingClientRect().left - track.children[0].getBoundingClientRect().left;
  track.scrollTo({ left, behavior: 'instant' });
  // The last images share the end of the row, so the scroll position alone does not tell which it was.
  track.dataset['startsAt'] = String(image);
}
