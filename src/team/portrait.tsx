import { useState } from 'react';
import type { Member } from '../content/facts.ts';
import { portraitSize } from '../content/image-widths.ts';
import { initialsOf } from '../ui/initials.ts';
import styles from './portrait.module.css';

/** A person's photo; if there is none or it fails to load, their initials in the same frame. */
export function Portrait({ id, name, hasPhoto }: Member) {
  const [failed, setFailed] = useState(!hasPhoto);

  if (failed) {
    return (
      <span
        className={styles.portrait}
        data-initials={initialsOf(name)}
        role="img"
        aria-label={name}
      />
    );
  }
  return (
    <picture className={styles.portrait}>
      <source
        type="image/avif"
        srcSet={`/images/team/${id}.avif ${portraitSize}w, /images/team/${id}.960.avif ${2 * portraitSize}w`}
        // A card's width (specification chapter 9) without the gap after it.
        sizes="(min-width: 1280px) 20vw, (min-width: 1024px) 26vw, (min-width: 640px) 39vw, 68vw"
      />
      <img
        ref={(image) => {
          // An error before hydration fired no event here; it shows as an image without a size.
          if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setFailed(true);
        }}
        src={`/images/team/${id}.webp`}
        alt={name}
        width={portraitSize}
        height={portraitSize}
        loading="lazy"
        decoding="async"
        draggable="false"
        onError={() => setFailed(true)}
      />
    </picture>
  );
}
