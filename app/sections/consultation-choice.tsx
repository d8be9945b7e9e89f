import { type ConsultationType, consultationTypes } from '../../contract/lead.ts';
import type { Contact } from '../content/messages.ts';
import styles from './consultation-choice.module.css';

interface ConsultationChoiceProps {
  words: Contact['consultation'];
  /** Also called when the type that is already chosen is chosen again. */
  onChoose: (type: ConsultationType) => void;
}

/** Quick or complete (specification chapters 3 and 4); quick to begin with. */
export function ConsultationChoice({ words, onChoose }: ConsultationChoiceProps) {
  return (
    <fieldset className={styles.choice}>
      <legend>{words.legend}</legend>
      {consultationTypes.map((type) => (
        <label key={type}>
          <input
            type="radio"
            name="consultationType"
            value={type}
            defaultChecked={type === 'quick'}
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
