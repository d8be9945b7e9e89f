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
  const numbers = Array.from({ length: count }, (_, at) => at + 1);
  return (
    <ul className={styles.dots}>
      {numbers.map((number) => (
        <li key={number}>
          <a
            href={`#image-${number}`}
            data-replay=""
            aria-current={number === index + 1 ? 'true' : undefined}
            onClick={(event) => {
              event.preventDefault();
              onShow(number - 1);
            }}
          >
            <span className="visually-hidden">{label.replace('{n}', String(number))}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
