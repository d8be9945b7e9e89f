import type { Mark } from '../content/mark.ts';
import styles from './logo.module.css';
import { SiteMark } from './site-mark.tsx';

interface LogoProps {
  name: string;
  mark: Mark;
}

/** The site's mark and the company's name, which is set smaller the longer it is. */
export function Logo({ name, mark }: LogoProps) {
  const length = name.length <= 12 ? '' : name.length <= 17 ? styles.long : styles.longer;
  return (
    <span className={`${styles.logo} ${length}`}>
      <SiteMark mark={mark} className={styles.mark} />
      <span className={styles.name}>{name}</span>
    </span>
  );
}
