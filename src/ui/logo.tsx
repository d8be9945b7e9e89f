import { site } from '#site';
import styles from './logo.module.css';
import { SiteMark } from './site-mark.tsx';

/** Longest word in letters, up to which logo.module.css has a size of its own for enlarged text. */
const wordSizes = [7, 10, 13, 16];

/** The site's mark and the company's name; a longer name gets a smaller size. */
export function Logo({ keepsIds }: { keepsIds?: boolean }) {
  const { name } = site.facts;
  const length = name.length <= 12 ? undefined : name.length <= 17 ? 'long' : 'longer';
  const longestWord = Math.max(...name.split(' ').map((word) => word.length));
  return (
    <span
      className={styles.logo}
      data-length={length}
      data-letters={wordSizes.find((letters) => longestWord <= letters)}
      data-wide={site.mark.width > 2 * site.mark.height || undefined}
    >
      <SiteMark mark={site.mark} className={styles.mark} keepsIds={keepsIds} />
      <span className={styles.name}>{name}</span>
    </span>
  );
}
