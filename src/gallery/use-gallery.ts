import { type UIEvent, useEffect, useRef, useState } from 'react';
import type { Step } from '../ui/turn-carousel.tsx';

/** A row this close to an image has reached it, as a fraction of the row's width. */
const nearEnough = 0.02;

/** Scroll position of each image in CSS pixels; the last images share the end of the row. */
function placesIn(row: HTMLElement): readonly number[] {
  const lefts = [...row.children].map((image) => image.getBoundingClientRect().left);
  const end = row.scrollWidth - row.clientWidth;
  return lefts.map((left) => Math.min(left - (lefts[0] ?? 0), end));
}

/** Index of the image that the row is scrolled to; `here` if that is one of several at this position. */
function nearest(row: HTMLElement, here: number): number {
  const distances = placesIn(row).map((place) => Math.abs(place - row.scrollLeft));
  const shortest = Math.min(...distances);
  return (distances[here] ?? Infinity) - shortest <= 1 ? here : distances.indexOf(shortest);
}

/** The current image of a snapping row; `show` and `turn` wrap around at both ends. */
export function useGallery(count: number) {
  const track = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  /** The same without waiting for a render: on a busy page several clicks come before the next one. */
  const here = useRef(0);
  /** Target of a smooth scroll under way: images that it passes are not current. */
  const aim = useRef<number | undefined>(undefined);

  useEffect(() => {
    const row = track.current;
    if (!row) return;
    // Set after a switch of language (src/language/place.ts).
    here.current = nearest(row, Number(row.dataset['startsAt'] ?? 0));
    setIndex(here.current);
  }, []);

  /** Swipes, dots without script and buttons all scroll the row, so the scroll position decides. */
  function follow({ currentTarget: row }: UIEvent<HTMLElement>) {
    const place = placesIn(row)[aim.current ?? -1] ?? row.scrollLeft;
    if (Math.abs(row.scrollLeft - place) > nearEnough * row.clientWidth) return;
    here.current = aim.current ?? nearest(row, here.current);
    aim.current = undefined;
    setIndex(here.current);
  }

  function cancelAim() {
    aim.current = undefined;
  }

  function show(wanted: number) {
    const row = track.current;
    if (!row) return;
    const next = (wanted + count) % count;
    const left = placesIn(row)[next] ?? 0;
    const wraps = Math.abs(next - here.current) > 1;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const glides = aim.current !== undefined;
    // An instant scroll during a smooth one would stop beside the image (Chromium 156).
    const behavior = still || (wraps && !glides) ? 'instant' : 'smooth';
    here.current = next;
    // If the row is there already, no scroll event will clear the aim.
    aim.current = Math.abs(row.scrollLeft - left) > 1 ? next : undefined;
    row.scrollTo({ left, behavior });
    setIndex(next);
  }

  const turn = (step: Step) => show(here.current + step);

  const listeners = { onScroll: follow, onPointerDown: cancelAim, onWheel: cancelAim };
  return { track, listeners, index, show, turn };
}
