import { browserStorage } from '../../../src/browser/storage.ts';
import { useKept } from '../kept.ts';
import controls from '../ui/controls.module.css';
import { Dialog } from '../ui/dialog.tsx';
import { useWords } from '../words.ts';
import styles from './keys-help.module.css';
import { keysKey } from './use-keys.ts';

/** Help for the keyboard shortcuts, with a switch to turn them off. */
export function KeysHelp({ onClose }: { onClose: () => void }) {
  const { keys } = useWords().words;
  const [kept, keep] = useKept(browserStorage, keysKey);
  const list = [
    ['j', keys.next],
    ['k', keys.previous],
    ['Enter', keys.open],
    ['/', keys.search],
    ['e', keys.answered],
    ['r', keys.reply],
    ['Ctrl+Enter', keys.send],
    ['u', keys.undo],
    ['Esc', keys.back],
    ['?', keys.help],
  ] as const;
  return (
    <Dialog title={keys.title} onClose={onClose}>
      <p className={controls.hint}>{keys.text}</p>
      <dl className={styles.keys}>
        {list.map(([key, does]) => (
          <div key={key}>
            <dt>
              {key.split('+').map((one) => (
                <kbd key={one}>{one}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <label className={controls.check}>
        <input
          type="checkbox"
          checked={kept !== 'off'}
          onChange={(event) => keep(event.currentTarget.checked ? 'on' : 'off')}
        />
        {keys.on}
      </label>
    </Dialog>
  );
}
