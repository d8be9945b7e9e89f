import type { ReactNode } from 'react';
import type { ScreenProps } from '../../case-artwork.ts';
import type { Language } from '../../language.ts';
import { student } from './data.ts';
import { FountainGraph, vertex } from './fountain-graph.tsx';
import { Icon } from './icons.tsx';
import { Lamp } from './lamp.tsx';
import { Fraction, Maths } from './maths.tsx';
import { StudentBar } from './student-bar.tsx';

interface LessonWords {
  path: string;
  title: string;
  jet: ReactNode;
  parts: readonly string[];
  axis: string;
  heading: string;
  text: ReactNode;
  notes: string;
  note: ReactNode;
  first: string;
  reply: ReactNode;
  second: string;
  placeholder: string;
}

const words: Record<Language, LessonWords> = {
  'pt-BR': {
    path: 'Aula 14, parte 2 de 4',
    title: 'O ponto mais alto do jato',
    jet: (
      <>
        <i>h</i>(<i>x</i>) = −½<i>x</i>² + 2<i>x</i> + 2,5
      </>
    ),
    parts: ['Raízes', 'Espelhos', 'Altura', 'Treino'],
    axis: 'eixo',
    heading: 'Pontos à mesma altura são espelhos',
    text: 'A água sai do bico a 2,5\u00a0m e volta a essa altura 4\u00a0m adiante. Entre dois pontos gêmeos passa o eixo da parábola, e sobre ele fica o vértice.',
    notes: 'Notas da Marina',
    note: (
      <>
        No jato: <i>x</i> = 2.
        <br />
        <i>h</i>(2) = −2 + 4 + 2,5 = <mark>4,5&nbsp;m</mark>
        <br />
        “Onde” não é “quanto”!
      </>
    ),
    first:
      'A água passa a 2,5\u00a0m em x\u00a0=\u00a00 e de novo em x\u00a0=\u00a04. Onde ela tem de estar no topo?',
    reply: (
      <>
        No meio dos dois, em{' '}
        <Maths>
          <i>x</i> = 2
        </Maths>
        .
      </>
    ),
    second: 'E se o desenho sumisse? Que números da fórmula levam você a esse mesmo 2?',
    placeholder: 'Responda com suas palavras',
  },
  en: {
    path: 'Lesson 14, part 2 of 4',
    title: 'The jet’s highest point',
    jet: (
      <>
        <i>h</i>(<i>x</i>) = −½<i>x</i>² + 2<i>x</i> + 2.5
      </>
    ),
    parts: ['Roots', 'Mirrors', 'Height', 'Practice'],
    axis: 'axis',
    heading: 'Points at one height are mirror images',
    text: 'Water leaves the spout at 2.5\u00a0m and is back at that height 4\u00a0m further on. The axis runs halfway between twin points, and the vertex sits on it.',
    notes: 'Marina’s notes',
    note: (
      <>
        For the jet: <i>x</i> = 2.
        <br />
        <i>h</i>(2) = −2 + 4 + 2.5 = <mark>4.5&nbsp;m</mark>
        <br />
        “Where” is not “how high”
      </>
    ),
    first:
      'The water is at 2.5\u00a0m when x\u00a0=\u00a00, and again when x\u00a0=\u00a04. So where must the top be?',
    reply: (
      <>
        Halfway between, at{' '}
        <Maths>
          <i>x</i> = 2
        </Maths>
        .
      </>
    ),
    second: 'Suppose the drawing were gone. Which numbers in the formula give that same 2?',
    placeholder: 'Answer in your own words',
  },
};

/** The hairline that ties the tutor's question to the point it is about. */
function Thread() {
  const top = vertex.y + 52;
  return (
    <svg aria-hidden="true" className="thread" width="1024" height="576" viewBox="0 0 1024 576">
      <path d={`M${vertex.x + 10} ${top}H752`} stroke="#15213f" strokeWidth="1.5" fill="none" />
    </svg>
  );
}

export function Lesson({ language }: ScreenProps) {
  const say = words[language];
  return (
    <div className="lume lesson">
      <StudentBar language={language} here="lessons" />
      <section className="figure">
        <FountainGraph language={language} />
        <p className="path">{say.path}</p>
        <h1>{say.title}</h1>
        <Maths>{say.jet}</Maths>
        <ol>
          {say.parts.map((part, index) => (
            <li key={part} className={index === 1 ? 'here' : undefined}>
              {index === 0 ? <Icon name="check" size={15} /> : <b>{index + 1}</b>}
              {part}
            </li>
          ))}
        </ol>
      </section>
      <section className="reading">
        <div>
          <h2>{say.heading}</h2>
          <p>{say.text}</p>
        </div>
        <p className="rule">
          <Maths>
            <i>x</i>
            <sub>v</sub> ={' '}
            <Fraction
              over={
                <>
                  −<i>b</i>
                </>
              }
              under={
                <>
                  2<i>a</i>
                </>
              }
            />
          </Maths>
          <small>{say.axis}</small>
        </p>
        <div className="notes">
          <h3>{say.notes}</h3>
          <p>{say.note}</p>
        </div>
      </section>
      <aside className="margin">
        <div className="voice">
          <Lamp size={24} tone="ink" />
          <p>{say.first}</p>
        </div>
        <div className="reply">
          <b>{student.name.split(' ')[0]}</b>
          <p>{say.reply}</p>
        </div>
        <div className="voice">
          <Lamp size={24} tone="ink" />
          <p>{say.second}</p>
        </div>
        <p className="field">
          {say.placeholder} <Icon name="send" size={17} />
        </p>
      </aside>
      <Thread />
    </div>
  );
}
