import type { ScreenProps } from '../../case-artwork.ts';

/** Marina's marks of the second day: 91–135 sciences, 136–180 mathematics; a dash is blank. */
const areas = [
  { from: 91, marks: 'BDACEADBCEAB-CDEBADCBAECDABECDBACEAD-BCDAEBCD' },
  { from: 136, marks: 'DBEACB-DECADBC' },
] as const;
const questionsPerArea = 45;
const perRow = 9;
const flagged: ReadonlySet<number> = new Set([103, 127, 142, 145]);
export const current = 149;

const questions = areas.map(({ from, marks }) =>
  Array.from({ length: questionsPerArea }, (_, index) => {
    const mark = marks[index];
    return { number: from + index, mark: mark === '-' ? undefined : mark };
  }),
);

const counts = {
  all: questions.flat().length,
  answered: questions.flat().filter(({ mark }) => mark).length,
  flagged: flagged.size,
};

const words = {
  'pt-BR': {
    title: 'Cartão-resposta',
    areas: ['Ciências da Natureza', 'Matemática'],
    answered: 'respondidas',
    blank: 'em branco',
    flagged: 'para rever',
  },
  en: {
    title: 'Answer sheet',
    areas: ['Natural sciences', 'Mathematics'],
    answered: 'answered',
    blank: 'blank',
    flagged: 'to review',
  },
} as const;

function className(number: number, mark: string | undefined): string | undefined {
  const names = [
    mark && 'marked',
    flagged.has(number) && 'flagged',
    number === current && 'current',
  ].filter(Boolean);
  return names.length > 0 ? names.join(' ') : undefined;
}

export function AnswerSheet({ language }: ScreenProps) {
  const say = words[language];
  return (
    <aside className="answer-sheet">
      <h2>{say.title}</h2>
      {questions.map((area, index) => (
        <section key={say.areas[index]}>
          <h3>{say.areas[index]}</h3>
          <div className="grid">
            {area.map(({ number, mark }, place) => [
              place % perRow === 0 && (
                <span key={`row ${number}`} className="row">
                  {number}
                </span>
              ),
              <span key={number} className={className(number, mark)}>
                {mark}
              </span>,
            ])}
          </div>
        </section>
      ))}
      <dl>
        <div className="marked">
          <dt>{say.answered}</dt>
          <dd>{counts.answered}</dd>
        </div>
        <div>
          <dt>{say.blank}</dt>
          <dd>{counts.all - counts.answered}</dd>
        </div>
        <div className="flagged">
          <dt>{say.flagged}</dt>
          <dd>{counts.flagged}</dd>
        </div>
      </dl>
    </aside>
  );
}
