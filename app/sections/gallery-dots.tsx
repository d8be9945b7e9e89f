import styles from './gallery.module.css';

interface GalleryDotsProps {
  count: number;
  index: number;
  /** Sentence with `{n}` for the image's number. */
  label: string;
  onShow: (index: number) => void;
}

/** A cell of the calendar for each image; links, so that they lead there without script too. */
export function GalleryDots({ count, index, label, onShow }: GalleryDotsProps) {
  return (
    <ul className={styles.dots}>
      {Array.from({ length: count }, (_, at) => (
        <li key={`dot-${at + 1}`}>
          <a
            href={`#image-${at + 1}`}
            aria-current={at === index ? 'true' : undefined}
            aria-label={label.replace('{n}', String(at + 1))}
            onClick={(event) => {
              event.preventDefault();
              onShow(at);
            }}
          />
        </li>
      ))}
    </ul>
  );
}
