import { type ConsultationType, consultationTypes } from '../../contract/lead.ts';
import type { Words } from '../content/words.ts';
import styles from './consultation-choice.module.css';

interface ConsultationChoiceProps {
  words: Words['contact']['consultation'];
  chosen: string;
  /** Also called when the selected type is clicked again. */
  onChoose: (type: ConsultationType) => void;
}

/** Quick or complete (specification chapters 3 and 4). */
export function ConsultationChoice({ words, chosen, onChoose }: ConsultationChoiceProps) {
  return (
    <fieldset id="consultationType" tabIndex={-1} className={styles.choice}>
      <legend>{words.legend}</legend>
      {consultationTypes.map((type) => (
        <label key={type}>
          <input
            type="radio"
            name="consultationType"
            value={type}
            checked={chosen === type}
            readOnly
            data-replay=""
            onClick={() => onChoose(type)}
          />
          <strong>{words.types[type].name}</strong>
          <span className="mono">{words.types[type].duration}</span>
        </label>
      ))}
    </fieldset>
  );
}
