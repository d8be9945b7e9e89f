import type { KeyboardEvent, RefObject } from 'react';
import type { ProjectPage } from '../content/messages.ts';
import type { GalleryImage } from '../content/project.ts';
import type { ProjectId } from '../content/projects.ts';
import { Arrow } from '../ui/arrow.tsx';
import { closeModal, endModal } from '../ui/modal-popover.ts';
import { ProjectImage } from '../ui/project-image.tsx';
import { turnOfKey } from '../ui/turn-of-key.ts';
import styles from './gallery-enlarged.module.css';
import { useSwipe } from './use-swipe.ts';

interface GalleryEnlargedProps {
  dialog: RefObject<HTMLDialogElement | null>;
  project: ProjectId;
  image: GalleryImage | undefined;
  caption: string | undefined;
  /** Which of how many, said with each turn. */
  position: string;
  words: ProjectPage['gallery'];
  /** Undefined where there is no other image. */
  onTurn: ((step: -1 | 1) => void) | undefined;
  onClose: () => void;
}

/** One image as large as the window allows; the arrow keys and a swipe turn here too. */
export function GalleryEnlarged(props: GalleryEnlargedProps) {
  const { dialog, project, image, caption, position, words, onTurn, onClose } = props;
  const close = () => dialog.current && closeModal(dialog.current);
  useSwipe(dialog, onTurn);

  function turn(event: KeyboardEvent) {
    const step = turnOfKey(event);
    if (!onTurn || !step) return;
    event.preventDefault();
    event.stopPropagation();
    onTurn(step);
  }

  return (
    <dialog
      ref={dialog}
      popover="auto"
      className={styles.enlarged}
      aria-label={caption}
      aria-modal="true"
      onBeforeToggle={endModal}
      onToggle={({ newState }) => newState === 'closed' && onClose()}
      // Without popovers there is a modal, of which older browsers tell no toggle. Where both come, it closes twice.
      onClose={onClose}
      onKeyDown={turn}
      onClick={(event) => event.target === event.currentTarget && close()}
    >
      {image && (
        <>
          <ProjectImage
            project={project}
            image={image}
            alt={caption ?? ''}
            sizes="100vw"
            className={styles.picture}
          />
          <p aria-live="polite">
            {onTurn && <span className="visually-hidden">{position}: </span>}
            {caption}
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
          <svg viewBox="0 0 24 24" width="24" aria-hidden="true">
            <path d="m5 5 14 14M19 5 5 19" stroke="currentColor" strokeWidth="2" />
          </svg>
        </button>
      </div>
    </dialog>
  );
}
