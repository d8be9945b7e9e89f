import { type MouseEvent, useEffect, useState } from 'react';
import type { Language } from '../../contract/language.ts';
import type { GalleryImage } from '../content/case.ts';
import { aspectRatios, largestWidth } from '../content/image-widths.ts';
import type { Words } from '../content/words.ts';
import { useIslandReady } from '../islands/use-island-ready.ts';
import { SiteImage } from '../ui/site-image.tsx';
import { TurnButtons, turnByKey } from '../ui/turn-carousel.tsx';
import styles from './gallery.module.css';
import { GalleryEnlarged } from './gallery-enlarged.tsx';
import { useGallery } from './use-gallery.ts';

interface GalleryProps {
  project: string;
  images: readonly GalleryImage[];
  captions: Readonly<Record<string, string>>;
  words: Words['project-page']['gallery'];
  language: Language;
}

/**
 * The product's screens: one at a time on a phone, elsewhere a strip of equal height that starts with the
 * current one. Without script it is a row that scrolls and snaps, with dots as links; with script previous
 * and next wrap around, arrow keys turn it, and a click enlarges an image.
 */
export function Gallery({ project, images, captions, words, language }: GalleryProps) {
  const { track, listeners, index, show, turn } = useGallery(images.length);
  // Neighbours are prefetched only after hydration, so that they do not delay the first image.
  const [hydrated, setHydrated] = useState(false);
  const [isEnlarged, setEnlarged] = useState(false);
  useEffect(() => setHydrated(true), []);
  // Earlier clicks are repeated after every effect of the first render: they start from the image that it found.
  useIslandReady(track, hydrated);

  useEffect(() => {
    // Moves the focus to the current image, or Enter would open one that is out of view.
    const row = track.current;
    if (row?.querySelector('a:focus')) {
      row.querySelectorAll('a')[index]?.focus({ preventScroll: true });
    }
  }, [track, index]);

  function open(event: MouseEvent, at: number, enlarge: boolean) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    show(at);
    setEnlarged(enlarge);
  }

  /** Whether one turn leads to an image; the last and the first are neighbours too. */
  const isAhead = (at: number) => hydrated && [1, images.length - 1].includes(Math.abs(at - index));

  const enlarged = isEnlarged ? images[index] : undefined;
  const position = words.position
    .replace('{n}', `${index + 1}`)
    .replace('{total}', `${images.length}`);

  return (
    <section
      className={styles.gallery}
      aria-roledescription="carousel"
      aria-label={words.label}
      onKeyDown={(event) => turnByKey(event, turn)}
    >
      <ul
        className={styles.track}
        ref={track}
        {...listeners}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container needs keyboard focus.
        tabIndex={0}
        aria-label={words.label}
        data-gallery-track=""
      >
        {images.map((image, at) => (
          <li
            key={image.file}
            id={`image-${at + 1}`}
            data-aspect={image.aspect}
            data-current={at === index || undefined}
          >
            <figure>
              <a
                href={`/images/${project}/${image.file}.${language}-${largestWidth(image.aspect)}.webp`}
                title={words.enlarge}
                tabIndex={at === index ? 0 : -1}
                data-replay=""
                onClick={(event) => open(event, at, true)}
              >
                <SiteImage
                  folder={project}
                  image={image}
                  language={language}
                  alt={captions[image.file] ?? ''}
                  sizes={sizes(image)}
                  priority={at === 0 ? 'high' : isAhead(at) ? 'auto' : undefined}
                  {...(at === 0 && { transition: `case-${project}` })}
                />
              </a>
              <figcaption>{captions[image.file]}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <div className={styles.controls} id="gallery-controls">
        <TurnButtons words={words} onTurn={turn} />
        {/* One calendar cell for each image; links, so that they work without script. */}
        <ul className={styles.dots}>
          {images.map((image, at) => (
            <li key={image.file}>
              <a
                href={`#image-${at + 1}`}
                data-replay=""
                aria-current={at === index ? 'true' : undefined}
                onClick={(event) => open(event, at, false)}
              >
                <span className="visually-hidden">{words.show.replace('{n}', `${at + 1}`)}</span>
              </a>
            </li>
          ))}
        </ul>
        <p className="mono" aria-live="polite">
          {position}
        </p>
      </div>
      {enlarged && (
        <GalleryEnlarged
          project={project}
          language={language}
          image={enlarged}
          caption={captions[enlarged.file] ?? ''}
          position={position}
          words={words}
          onClose={() => {
            setEnlarged(false);
            track.current?.querySelectorAll('a')[index]?.focus({ preventScroll: true });
          }}
          onTurn={turn}
        />
      )}
    </section>
  );
}

/** Widths follow from the strip's height in the styles (`--strip`); on a phone from the panel's width. */
function sizes({ aspect }: GalleryImage): string {
  const ratio = aspectRatios[aspect];
  const strip = `min(${100 * ratio}vh - ${320 * ratio}px, ${736 * ratio}px, ${51.75 * ratio}vw)`;
  return `(min-width: 48rem) ${strip}, ${aspect === 'video' ? 92 : 70}vw`;
}
