import { useInfiniteQuery } from '@tanstack/react-query';
import { type Folder, folders } from '../../../contract/folders.ts';
import controls from '../ui/controls.module.css';
import { useWords } from '../words.ts';
import styles from './lead-list.module.css';
import { leadsQuery } from './lead-queries.ts';
import type { useChoice } from './use-choice.ts';

interface FoundElsewhereProps {
  view: ReturnType<typeof useChoice>;
}

/** Number of results in other folders, because the lead may be held or marked as spam. */
export function FoundElsewhere({ view }: FoundElsewhereProps) {
  const { choice, words } = view;
  return (
    <div role="status" className={styles.elsewhere}>
      {words !== '' &&
        folders
          .filter((folder) => folder !== choice.folder)
          .map((folder) => <FoundIn key={folder} folder={folder} view={view} />)}
    </div>
  );
}

function FoundIn({ folder, view }: FoundElsewhereProps & { folder: Folder }) {
  const { words } = useWords();
  const { data } = useInfiniteQuery(leadsQuery({ folder }, view.words));
  const found = data?.pages.flatMap((page) => page.leads).length ?? 0;
  if (found === 0) return null;
  const count = data?.pages.at(-1)?.next ? `${found}+` : String(found);
  return (
    <button type="button" className={controls.plain} onClick={() => view.choose({ folder })}>
      {words.list.foundIn(words.folders[folder], count)}
    </button>
  );
}
