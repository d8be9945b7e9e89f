import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import type { Language } from '../../contract/language.ts';
import type { GalleryImage } from '../content/case.ts';
import type { Words } from '../content/words.ts';
import { carouselStepForKey } from '../ui/carousel-step-for-key.ts';
import { Arrow, CloseIcon } from '../ui/icons.tsx';
import { ProjectImage } from '../ui/project-image.tsx';
import styles from './gallery-enlarged.module.css';
import { scrollsSideways, useScrolls } from './use-scrolls.ts';
import { useSwipe } from './use-swipe.ts';

interface GalleryEnlargedProps {
  dialog: RefObject<HTMLDialogElement | null>;
  project: string;
  language: Language;
  image: GalleryImage | undefined;
  caption: string | undefined;
  /** Which of how many, said with each turn. */
  position: string;
  words: Words['project-page']['gallery'];
  /** Undefined where there is no other image. */
  onTurn: ((step: -1 | 1) => void) | undefined;
  onClose: () => void;
}

/**
 * One image as large as the window allows, and larger where that would be no larger than in the page:
 * then a finger moves it in its pane. The arrow keys and a swipe turn here too.
 */
export function GalleryEnlarged(props: GalleryEnlargedProps) {
  const { dialog, project, language, image, caption, position, words, onTurn, onClose } = props;
  const close = () => dialog.current?.close();
  const pane = useRef<HTMLDivElement>(null);
  const scrolls = useScrolls(pane, image);
  useSwipe(dialog, pane, onTurn);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every image begins at its start.
  useLayoutEffect(() => {
    const box = pane.current;
    const hadFocus = document.activeElement === box;
    // A scroll that a key began goes on in Chromium, whatever is scrolled to: only a box put in anew rests.
    box?.parentElement?.prepend(box);
    box?.scrollTo({ left: 0, top: 0, behavior: 'instant' });
    if (hadFocus) box?.focus({ preventScroll: true });
  }, [image]);

  function turn(event: KeyboardEvent) {
    const step = carouselStepForKey(event);
    if (!onTurn || !step) return;
    event.stopPropagation();
    // Whoever went into a pane that scrolls sideways moves what is in it.
    if (event.target === pane.current && scrollsSideways(pane.current)) return;
    event.preventDefault();
    onTurn(step);
  }

  return (
    <dialog
      ref={dialog}
      className={styles.enlarged}
      aria-label={caption}
      onClose={onClose}
      onKeyDown={turn}
      onClick={(event) => event.target === event.currentTarget && close()}
    >
      {image && (
        <>
          <div
            ref={pane}
            className={styles.pane}
            data-aspect={image.aspect}
            // What scrolls takes the keyboard, in every browser; what does not is no stop.
            {...(scrolls && { role: 'group', 'aria-label': caption, tabIndex: 0 })}
          >
            <ProjectImage
              project={project}
              image={image}
              language={language}
              alt={caption ?? ''}
              sizes={sizes(image)}
            />
          </div>
          <p aria-live="polite">
            {onTurn && <span className="visually-hidden">{`${position}: `}</span>}
            {/* In an element of its own it is replaced whole, also on a page that the browser translates. */}
            <span>{caption}</span>
          </p>
        </>
      )}
      <div className={styles.controls}>
        {onTurn && (
          <>
            <button type="button" onClick={() => onTurn(-1)}>
              <span className="visually-hidden">{words.previous}</span>
              <Arrow direction="left" />
            </button>
            <button type="button" onClick={() => onTurn(1)}>
              <span className="visually-hidden">{words.next}</span>
              <Arrow direction="right" />
            </button>
          </>
        )}
        <button type="button" onClick={close}>
          <span className="visually-hidden">{words.close}</span>
          <CloseIcon />
        </button>
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
