import type { Language } from '../../contract/language.ts';
import type { GalleryImage } from '../content/case.ts';
import { aspectRatios, imageWidths, largestWidth } from '../content/image-widths.ts';

interface ProjectImageProps {
  project: string;
  image: GalleryImage;
  language: Language;
  alt: string;
  /** CSS `sizes`: how wide the image is shown. */
  sizes: string;
  /** Seen first on its page: fetched at once and with priority. */
  eager?: boolean;
  /** Soon to be seen: fetched at once, behind all that is seen already. */
  ahead?: boolean;
  className?: string | undefined;
  /** Name under which the image grows from one page into the next. */
  transition?: string;
}

/** A screen of a case in the page's language, at the widths and in the formats that exist. */
export function ProjectImage(props: ProjectImageProps) {
  const { project, image, alt, sizes, language, eager, ahead, className, transition } = props;
  const widths = imageWidths[image.aspect];
  const largest = largestWidth(image.aspect);
  const base = `/images/${project}/${image.file}.${language}`;
  const sources = widths.map((width) => `${base}-${width}.avif ${width}w`).join(', ');
  return (
    <picture className={className}>
      <source type="image/avif" srcSet={sources} sizes={sizes} />
      <img
        // Every browser that the styles are for has AVIF: one fallback will do.
        src={`${base}-${widths[1]}.webp`}
        alt={alt}
        width={largest}
        height={Math.round(largest / aspectRatios[image.aspect])}
        loading={eager || ahead ? undefined : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
        data-transition={transition}
      />
    </picture>
  );
}
