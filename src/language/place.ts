import { tabStorage } from '../browser/storage.ts';

/** Key of the tab's storage under which the place on a page waits for the page in the other language. */
export const placeKey = 'place';

/** Where a visitor is on a page, said so that the page in another language finds it again. */
interface Place {
  /** The innermost that was reached; where there is none yet, all of the page. */
  section: string;
  /** How far down in it, as a part of its height. */
  within: number;
  /** Which questions are open, by their place. */
  open: readonly number[];
  image: number;
  /** What stands in the newsletter's field, which has no draft of its own. */
  newsletter: string;
}

const detailsOf = () => [...document.querySelectorAll('main details')];
const galleryTrack = () => document.querySelector<HTMLElement>('[data-gallery-track]');
const newsletterField = () => document.querySelector<HTMLInputElement>('[name=newsletterEmail]');
/** Reading begins where the bar, which lies over the page, ends. */
const readingLine = () =>
  Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);

/** Keeps the place for the page that follows in this tab. */
export function keepPlace(): void {
  const section = [
    ...document.querySelectorAll<HTMLElement>('main, main [id]:is(section, li, article)'),
  ]
    .filter((element) => element.checkVisibility())
    .findLast((element) => element.getBoundingClientRect().top <= readingLine() + 1);
  const box = section?.getBoundingClientRect();
  const track = galleryTrack();
  const place: Place = {
    section: scrollY > 0 && section ? section.id : '',
    within: box && box.height > 0 ? (readingLine() - box.top) / box.height : 0,
    open: detailsOf().flatMap((details, at) => (details.hasAttribute('open') ? [at] : [])),
    image: [...(track?.children ?? [])].findIndex((image) => image.hasAttribute('data-current')),
    newsletter: newsletterField()?.value ?? '',
  };
  tabStorage.keep(placeKey, JSON.stringify(place));
}

/** Goes to the place that the page in the other language kept, if there is one, and shows the page. */
export function restorePlace(): void {
  const kept = tabStorage.kept(placeKey);
  tabStorage.keep(placeKey, undefined);
  try {
    if (kept) goTo(JSON.parse(kept));
  } catch {
    // Another version of the page kept it: this one stays at its top, but is shown.
  }
  const { dataset } = document.documentElement;
  // A page that is left for another language stays out of sight.
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
  // The last images share the row's end: which of them it was, the gallery cannot see from there.
  track.dataset['startsAt'] = String(image);
}
