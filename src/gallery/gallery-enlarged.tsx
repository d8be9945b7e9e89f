import { type KeyboardEvent, type MouseEvent, useEffect, useLayoutEffect, useRef } from 'react';
import type { Language } from '../../contract/language.ts';
import type { GalleryImage } from '../content/case.ts';
import type { Words } from '../content/words.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { ProjectImage } from '../ui/project-image.tsx';
import turns from '../ui/turn-carousel.module.css';
import { type Step, TurnButtons } from '../ui/turn-carousel.tsx';
import { closeOnBack } from './close-on-back.ts';
import styles from './gallery-enlarged.module.css';
import { useSwipe } from './use-swipe.ts';

interface GalleryEnlargedProps {
  project: string;
  language: Language;
  image: GalleryImage;
  caption: string;
  /** Which of how many, said with each turn. */
  position: string;
  words: Words['project-page']['gallery'];
  onTurn: (step: Step) => void;
  onClose: () => void;
}

/**
 * One image as large as the window allows, and larger where that would be no larger than in the page:
 * then a finger moves it in its pane. A swipe turns here, and the arrow keys as they do in the gallery.
 */
export function GalleryEnlarged(props: GalleryEnlargedProps) {
  const { project, language, image, caption, position, words, onTurn, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const pane = useRef<HTMLDivElement>(null);
  const swipe = useSwipe(pane, onTurn);
  const close = () => dialog.current?.close();

  useEffect(() => {
    dialog.current?.showModal();
    // By itself the focus would go to the pane where that scrolls, and not to a button.
    dialog.current?.querySelector('button')?.focus();
    return closeOnBack(() => dialog.current?.close());
  }, []);

  useLayoutEffect(() => {
    // The focus went with the pane of the image before.
    if (document.activeElement === document.body) pane.current?.focus({ preventScroll: true });
  });

  /** In a pane that scrolls sideways the arrow keys scroll, and do not turn the gallery. */
  function keepInPane(event: KeyboardEvent) {
    const { current } = pane;
    if (!current || event.target !== current) return;
    // A fraction of a pixel that was rounded up is nothing to scroll.
    if (current.scrollWidth - current.clientWidth > 1) event.stopPropagation();
  }

  /** A click beside the image, unless it is the second of the two that opened it. */
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
      {/* Another for each image, because a scroll that a key began would go on in the next. */}
      {/* biome-ignore lint/a11y/useSemanticElements: what an image scrolls in, not a part of a form. */}
      <div
        key={image.file}
        ref={pane}
        className={styles.pane}
        data-aspect={image.aspect}
        role="group"
        aria-label={caption}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that may scroll takes the keyboard.
        tabIndex={0}
      >
        <ProjectImage
          project={project}
          image={image}
          language={language}
          alt={caption}
          sizes={sizes(image)}
        />
      </div>
      <p aria-live="polite">
        <span className="visually-hidden">{`${position}: `}</span>
        {/* In an element of its own it is replaced whole, also on a page that the browser translates. */}
        <span>{caption}</span>
      </p>
      <div className={styles.controls}>
        <TurnButtons words={words} onTurn={onTurn} />
        <IconButton icon="close" label={words.close} className={turns.turn} onClick={close} />
      </div>
    </dialog>
  );
}

/** As the styles say: a wide image is 60 % as high as an upright window is, and 16 : 9. */
function sizes({ aspect }: GalleryImage): string {
  return aspect === 'video'
    ? '(orientation: portrait) and (max-width: 47.99rem) 107vh, 100vw'
    : '100vw';
}
