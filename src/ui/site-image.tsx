import type { Language } from '../../contract/language.ts';
import type { GalleryImage } from '../content/case.ts';
import { aspectRatios, imageWidths, largestWidth } from '../content/image-widths.ts';

interface SiteImageProps {
  /** In `public/images/`: a case's id, or `articles`. */
  folder: string;
  image: GalleryImage;
  language: Language;
  alt: string;
  /** Value of `sizes`: the width at which the image is shown. */
  sizes: string;
  /** Loaded at once: `high` if it is visible first, `auto` if soon. */
  priority?: 'high' | 'auto' | undefined;
  className?: string | undefined;
  /** Name of the view transition between two pages. */
  transition?: string;
}

/** An image of a case or an article in the page's language, in all its widths and formats. */
export function SiteImage(props: SiteImageProps) {
  const { folder, image, alt, sizes, language, priority, className, transition } = props;
  const widths = imageWidths[image.aspect];
  const largest = largestWidth(image.aspect);
  const base = `/images/${folder}/${image.file}.${language}`;
  const sources = widths.map((width) => `${base}-${width}.avif ${width}w`).join(', ');
  return (
    <picture className={className}>
      <source type="image/avif" srcSet={sources} sizes={sizes} />
      <img
        // All supported browsers have AVIF, so one fallback is enough.
        src={`${base}-${widths[1]}.webp`}
        alt={alt}
        width={largest}
        height={Math.round(largest / aspectRatios[image.aspect])}
        loading={priority ? undefined : 'lazy'}
        fetchPriority={priority}
        decoding="async"
        data-transition={transition}
      />
    </picture>
  );
}
