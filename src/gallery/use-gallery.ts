import { type UIEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Step } from '../ui/turn-carousel.tsx';

/** A row this close to an image has arrived at it, as a part of its width. */
const nearEnough = 0.02;

/** How far the row is scrolled when each image leads it; the last ones share its end. CSS pixels. */
function placesIn(row: HTMLElement): readonly number[] {
  const lefts = [...row.children].map((image) => image.getBoundingClientRect().left);
  const end = row.scrollWidth - row.clientWidth;
  return lefts.map((left) => Math.min(left - (lefts[0] ?? 0), end));
}

/** Which image the row stands at: `here` where that is one of several at the same place. */
function nearest(row: HTMLElement, here: number): number {
  const ways = placesIn(row).map((place) => Math.abs(place - row.scrollLeft));
  const least = Math.min(...ways);
  return (ways[here] ?? Infinity) - least <= 1 ? here : ways.indexOf(least);
}

/** Which image of a snapping row is shown; `show` and `turn` wrap around at both ends. */
export function useGallery(count: number) {
  const track = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  /** The same at once: several turns can come before React renders, as a busy page's clicks do. */
  const here = useRef(0);
  /** Image that a scroll of ours is on its way to: what passes meanwhile is not where we are. */
  const aim = useRef<number | undefined>(undefined);

  // As a layout effect it comes before the turns that waited for the scripts: after them it would undo them
  // where the row has nothing to scroll.
  useLayoutEffect(() => {
    const row = track.current;
    if (!row) return;
    // What the switch of language found again (src/language/place.ts).
    here.current = nearest(row, Number(row.dataset['startsAt'] ?? 0));
    setIndex(here.current);
  }, []);

  /** Swiping, dots without script and buttons all end in a scroll: it alone says where we are. */
  function follow({ currentTarget: row }: UIEvent<HTMLElement>) {
    const place = placesIn(row)[aim.current ?? -1] ?? row.scrollLeft;
    if (Math.abs(row.scrollLeft - place) > nearEnough * row.clientWidth) return;
    here.current = aim.current ?? nearest(row, here.current);
    aim.current = undefined;
    setIndex(here.current);
  }

  function giveWay() {
    aim.current = undefined;
  }

  function show(wanted: number) {
    const element = track.current;
    if (!element) return;
    const next = (wanted + count) % count;
    const left = placesIn(element)[next] ?? 0;
    const wraps = Math.abs(next - here.current) > 1;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const glides = aim.current !== undefined;
    // An instant turn would cut a glide short, which then comes to rest beside the image (Chromium 156).
    const behavior = still || (wraps && !glides) ? 'instant' : 'smooth';
    here.current = next;
    // If the row stands there already, no scroll will come to end the way.
    aim.current = Math.abs(element.scrollLeft - left) > 1 ? next : undefined;
    element.scrollTo({ left, behavior });
    setIndex(next);
  }

  const turn = (step: Step) => show(here.current + step);

  const listeners = { onScroll: follow, onPointerDown: giveWay, onWheel: giveWay };
  return { track, listeners, index, show, turn };
}
