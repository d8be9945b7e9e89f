import type { ScreenProps } from '../../case-artwork.ts';
import { classmates, classTopics, masteredFrom, stuckUnder, student, topics } from './data.ts';

const steadyFrom = 65;

function level(mastery: number): 'mastered' | 'steady' | 'shaky' | 'stuck' {
  if (mastery >= masteredFrom) return 'mastered';
  if (mastery >= steadyFrom) return 'steady';
  return mastery >= stuckUnder ? 'shaky' : 'stuck';
}

const words = {
  'pt-BR': {
    average: 'média',
    mastered: 'domina',
    steady: 'firme',
    shaky: 'oscila',
    stuck: 'trava',
  },
  en: { average: 'mean', mastered: 'mastered', steady: 'steady', shaky: 'shaky', stuck: 'stuck' },
} as const;

const rows = classTopics.map((topic, index) => {
  const values = classmates.map(({ name, mastery }) => ({ name, value: mastery[index] ?? 0 }));
  return {
    topic,
    values,
    average: Math.round(values.reduce((sum, { value }) => sum + value, 0) / values.length),
    stuck: values.filter(({ value }) => value < stuckUnder).length,
  };
});

const topicWidth = 166;
const cellWidth = 20;
/** Left edge of the frame around Marina’s column; the widths are those of class-dashboard.css. */
const marinaAt =
  topicWidth + classmates.findIndex(({ name }) => name === student.name) * cellWidth - 3.5;

/** How many of the class are stuck at the last topic. */
export const stuckAtTheLast = rows.at(-1)?.stuck ?? 0;

const levels = ['mastered', 'steady', 'shaky', 'stuck'] as const;

export function HeatMap({ language }: ScreenProps) {
  const say = words[language];
  return (
    <div className="heat-map">
      <div className="names">
        <span className="key">
          {levels.map((name) => (
            <span key={name}>
              <i className={name} />
              {say[name]}
            </span>
          ))}
        </span>
        {classmates.map(({ name }) => (
          <span key={name} className={name === student.name ? 'name here' : 'name'}>
            {name.split(' ')[0]}
          </span>
        ))}
        <span className="mean">{say.average}</span>
      </div>
      {rows.map(({ topic, values, average }) => (
        <div key={topic} className="row">
          <span className="topic">{topics[topic].name[language]}</span>
          {values.map(({ name, value }) => (
            <i key={name} className={level(value)} />
          ))}
          <b>{average}</b>
        </div>
      ))}
      <span className="column" style={{ left: `${marinaAt}px` }} />
    </div>
  );
}
