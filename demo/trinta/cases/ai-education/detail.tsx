import { useState } from 'react';
import type { Language } from '../../artwork/language.ts';
import { useLive } from '../use-live.ts';

interface Words {
  heading: string;
  text: string;
  task: string;
  width: string;
  student: (x: number, area: number) => string;
  tutor: string;
  questions: readonly (readonly [when: string, question: string])[];
}

/** The tutor's next question: at either end, before the maximum, after it, and at it. */
const words: Record<Language, Words> = {
  'pt-BR': {
    heading: 'A resposta é sempre outra pergunta',
    text: 'Proponha uma largura, como faria a Marina. O tutor confere a conta e pergunta de volta; a resposta certa ele nunca diz.',
    task: 'Com 40\u00a0m de tela e um muro pronto, qual cercado tem a maior área?',
    width: 'Largura do cercado, x',
    student: (x, area) => `Com x\u00a0=\u00a0${x}\u00a0m, a área dá ${area}\u00a0m².`,
    tutor: 'Tutor',
    questions: [
      ['Área zero', 'Certo, não sobra cercado. Qual é o outro x em que isso acontece?'],
      ['Antes do topo', 'Conta certa. Se x crescer mais um metro, o que acontece com a área?'],
      [
        'Depois do topo',
        'Conta certa. Que outro x, bem menor, dá essa mesma área? O que há no meio dos dois?',
      ],
      ['No topo', 'Conta certa. Como você convence um colega de que nem 9 nem 11 ganham?'],
    ],
  },
  en: {
    heading: 'Every answer is another question',
    text: 'Suggest a width, as Marina would. The tutor checks the working and asks back; it never gives the right answer away.',
    task: 'With 40\u00a0m of fence and one wall standing, which yard has the largest area?',
    width: 'Width of the yard, x',
    student: (x, area) => `With x\u00a0=\u00a0${x}\u00a0m, the area is ${area}\u00a0m².`,
    tutor: 'Tutor',
    questions: [
      ['Area zero', 'Right, there is no yard left. For which other x does that happen?'],
      [
        'Before the top',
        'Your sum is right. If x grows by another metre, what happens to the area?',
      ],
      [
        'Beyond the top',
        'Your sum is right. Which much smaller x gives the same area? What lies halfway between the two?',
      ],
      [
        'At the top',
        'Your sum is right. How would you convince a classmate that neither 9 nor 11 wins?',
      ],
    ],
  },
};

/** Metres of fence for three sides; the wall is the fourth. */
const fence = 40;
const widest = fence / 2;
const areaAt = (x: number) => x * (fence - 2 * x);
const largest = areaAt(widest / 2);

function questionFor(x: number): number {
  if (areaAt(x) === 0) return 0;
  if (areaAt(x) === largest) return 3;
  return x < widest / 2 ? 1 : 2;
}

/** The graph on 200 × 100 units, 10 to a metre and 2 to a square metre of two. */
const xOf = (x: number) => x * 10;
const yOf = (x: number) => 100 - areaAt(x) / 2;
const curve = Array.from({ length: widest + 1 }, (_, x) => `${xOf(x)} ${yOf(x)}`).join('L');

/** The fence problem of the tutor's chat: a width is tried, and the tutor asks the next question. */
export default function NextQuestion({ language }: { language: Language }) {
  const [x, setX] = useState(6);
  const live = useLive();
  const t = words[language];
  const asked = questionFor(x);
  return (
    <section className="detail" aria-labelledby="detail" data-live={live}>
      <header>
        <h2 id="detail">{t.heading}</h2>
        <p>{t.text}</p>
      </header>
      <figure className="sheet">
        <figcaption>{t.task}</figcaption>
        <svg viewBox="-6 -8 212 116" aria-hidden="true">
          <path className="axes" d="M0 0V100H206" />
          <path className="curve" d={`M${curve}`} />
          <path className="lines" d={`M0 ${yOf(x)}H${xOf(x)}V100`} />
          <circle cx={xOf(x)} cy={yOf(x)} r="4.5" />
        </svg>
        <label className="if-script">
          <span>{t.width}</span>
          <input
            type="range"
            min={0}
            max={widest}
            value={x}
            aria-valuetext={t.student(x, areaAt(x))}
            onChange={({ target }) => setX(target.valueAsNumber)}
          />
        </label>
      </figure>
      <div className="talk">
        <p className="if-script student">{t.student(x, areaAt(x))}</p>
        <dl aria-live="polite">
          {t.questions.map(([when, question], at) => (
            <div key={when} data-asked={at === asked || undefined}>
              <dt>{when}</dt>
              <dd>{question}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
