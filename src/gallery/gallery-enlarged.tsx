import { type KeyboardEvent, type MouseEvent, useEffect, useLayoutEffect, useRef } from 'react';
import type { Language } from '../../contract/language.ts';
import type { GalleryImage } from '../content/case.ts';
import type { Words } from '../content/words.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { SiteImage } from '../ui/site-image.tsx';
import turns from '../ui/turn-carousel.module.css';
import { type Step, TurnButtons } from '../ui/turn-carousel.tsx';
import styles from './gallery-enlarged.module.css';
import { useSwipe } from './use-swipe.ts';

/** State of the history entry that represents the open dialog. */
const opened = 'opened';

interface GalleryEnlargedProps {
  project: string;
  language: Language;
  image: GalleryImage;
  caption: string;
  /** Position of the image, such as 2 of 5, announced with each turn. */
  position: string;
  words: Words['project-page']['gallery'];
  onTurn: (step: Step) => void;
  onClose: () => void;
}

/**
 * One image as large as the window allows. If that is no larger than in the page, the image is larger than
 * the window and scrolls in its pane. Swipes turn the gallery, and so do arrow keys, as in the page.
 */
export function GalleryEnlarged(props: GalleryEnlargedProps) {
  const { project, language, image, caption, position, words, onTurn, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const pane = useRef<HTMLDivElement>(null);
  const swipe = useSwipe(pane, onTurn);
  const close = () => dialog.current?.close();

  useEffect(() => {
    dialog.current?.showModal();
    // The browser would focus the pane if that scrolls, and not a button.
    dialog.current?.querySelector('button')?.focus();
    // The browser's back button closes the dialog, as visitors expect on a phone; without a history entry of
    // its own, it would leave the page. Chromium does this by itself, but only on Android.
    const closeOnBack = () => dialog.current?.close();
    history.pushState(opened, '');
    addEventListener('popstate', closeOnBack);
    return () => {
      removeEventListener('popstate', closeOnBack);
      if (history.state === opened) history.back();
    };
  }, []);

  useLayoutEffect(() => {
    // The pane of the previous image had the focus and was removed.
    if (document.activeElement === document.body) pane.current?.focus({ preventScroll: true });
  });

  /** In a pane that scrolls sideways, arrow keys scroll instead of turning the gallery. */
  function keepInPane(event: KeyboardEvent) {
    const { current } = pane;
    if (!current || event.target !== current) return;
    // A difference of one pixel may be a rounded-up fraction, which cannot be scrolled.
    if (current.scrollWidth - current.clientWidth > 1) event.stopPropagation();
  }

  /** Closes on a click beside the image, but not on the second click of a double click that opened it. */
  function closeBeside({ target, currentTarget, detail }: MouseEvent) {
    if (detail < 2 && (target === currentTarget || target === pane.current)) close();
  }

  return (
    <dialog
      ref={dialog}
      className={styles.enlarged}
      aria-label={caption}
      onClose={onClose}
      onKeyDown={keepInPane}
      onClick={closeBeside}
      {...swipe}
    >
      {/* A new element for each image: a smooth scroll begun in one would continue in the next. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a scroll container, not part of a form. */}
      <div
        key={image.file}
        ref={pane}
        className={styles.pane}
        data-aspect={image.aspect}
        role="group"
        aria-label={caption}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container needs keyboard focus.
        tabIndex={0}
      >
        <SiteImage
          folder={project}
          image={image}
          language={language}
          alt={caption}
          sizes={sizes(image)}
        />
      </div>
      <p aria-live="polite">
        <span className="visually-hidden">{`${position}: `}</span>
        {/* In an element of its own, so that React can replace it after the browser translated the page. */}
        <span>{caption}</span>
      </p>
      <div className={styles.controls}>
        <TurnButtons words={words} onTurn={onTurn} />
        <IconButton icon="close" label={words.close} className={turns.turn} onClick={close} />
      </div>
    </dialog>
  );
}

/** As in the styles: a video image is 60 % as high as a portrait window, at 16:9. */
function sizes({ aspect }: GalleryImage): string {
  return aspect === 'video'
    ? '(orientation: portrait) and (max-width: 47.99rem) 107vh, 100vw'
    : '100vw';
}
