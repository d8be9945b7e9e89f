import type { ScreenProps } from '../../case-artwork.ts';
import { student } from './data.ts';
import { essayWords, scores } from './essay-words.tsx';
import { Lamp } from './lamp.tsx';
import { Brand } from './logo.tsx';

const best = 200;
const lines = Array.from({ length: 17 }, (_, index) => index + 10);

export function EssayFeedback({ language }: ScreenProps) {
  const say = essayWords[language];
  const total = scores.reduce((sum, { score }) => sum + score, 0);
  return (
    <div className="lume essay">
      <header>
        <Brand tone="ink" />
        <p>
          <b>{student.name}</b>
          <span>{say.returned}</span>
        </p>
      </header>
      <main>
        <h1>{say.theme}</h1>
        <div className="sheet">
          <ol className="lines">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
          <div className="text">
            {say.paragraphs.map((paragraph, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: fixed order, rendered once
              <p key={index}>{paragraph}</p>
            ))}
          </div>
        </div>
        {say.questions.map(({ competence, text }) => (
          <div key={competence} className={`question q${competence}`}>
            <Lamp size={17} tone="ink" />
            <p>{text}</p>
          </div>
        ))}
      </main>
      <footer>
        <p className="total">
          <b>{total}</b>
          {say.total}
        </p>
        {scores.map(({ competence, score }) => (
          <div key={competence} className={`score s${competence}`}>
            <b>{score}</b>
            <span className="bar">
              <span style={{ height: `${(100 * score) / best}%` }} />
            </span>
            <p>
              <em>C{competence}</em> {say.names[competence]}
            </p>
          </div>
        ))}
      </footer>
    </div>
  );
}
