import type { ScreenProps } from '../../case-artwork.ts';
import type { Language } from '../../language.ts';
import { AnswerSheet, current } from './answer-sheet.tsx';
import { Icon } from './icons.tsx';
import { Brand } from './logo.tsx';

interface ExamWords {
  exam: string;
  silent: string;
  left: string;
  pace: string;
  number: string;
  text: string;
  ask: string;
  rows: readonly { name: string; cells: readonly string[] }[];
  answers: readonly string[];
  strike: string;
  flag: string;
  previous: string;
  next: string;
}

const words: Record<Language, ExamWords> = {
  'pt-BR': {
    exam: '4º simulado ENEM, 2º dia',
    silent: 'Durante a prova, o tutor fica em silêncio.',
    left: 'restantes',
    pace: '3\u00a0min\u00a010\u00a0s por questão em branco',
    number: 'Questão',
    text: 'O cineclube de uma escola de Ouro Preto cobra R$\u00a020,00 pelo ingresso e recebe 120 pessoas por sessão. A cada R$\u00a01,00 de desconto, chegam 10 pessoas a mais, como mostra o quadro.',
    ask: 'Para que a arrecadação por sessão seja a maior possível, o ingresso deve custar',
    rows: [
      { name: 'Preço (R$)', cells: ['20,00', '19,00', '18,00'] },
      { name: 'Público', cells: ['120', '130', '140'] },
      { name: 'Arrecadação (R$)', cells: ['2.400', '2.470', '2.520'] },
    ],
    answers: ['R$\u00a04,00', 'R$\u00a012,00', 'R$\u00a016,00', 'R$\u00a018,00', 'R$\u00a020,00'],
    strike: 'Riscar alternativa',
    flag: 'Rever depois',
    previous: 'Anterior',
    next: 'Próxima',
  },
  en: {
    exam: 'ENEM mock exam 4, day 2',
    silent: 'While you sit the exam, the tutor keeps quiet.',
    left: 'left',
    pace: '3\u00a0min 10\u00a0s per blank question',
    number: 'Question',
    text: 'A school film club in Ouro Preto charges R$20.00 a ticket and draws 120 people to each screening. Every R$1.00 off the price brings in 10 more people, as the table shows.',
    ask: 'For takings per screening to be as high as possible, a ticket should cost',
    rows: [
      { name: 'Price (R$)', cells: ['20.00', '19.00', '18.00'] },
      { name: 'Audience', cells: ['120', '130', '140'] },
      { name: 'Takings (R$)', cells: ['2,400', '2,470', '2,520'] },
    ],
    answers: ['R$4.00', 'R$12.00', 'R$16.00', 'R$18.00', 'R$20.00'],
    strike: 'Cross out an option',
    flag: 'Review later',
    previous: 'Back',
    next: 'Next',
  },
};

const letters = ['A', 'B', 'C', 'D', 'E'] as const;
const struck = new Set(['A', 'E']);
const chosen = 'C';

export function Exam({ language }: ScreenProps) {
  const say = words[language];
  return (
    <div className="lume exam-room">
      <header>
        <Brand tone="paper" />
        <b>{say.exam}</b>
        <p className="silent">{say.silent}</p>
        <p className="timer">
          <Icon name="clock" size={20} />
          <b>1:47:48</b> {say.left}
        </p>
      </header>
      <main>
        <h1>
          {say.number} {current}
        </h1>
        <p>{say.text}</p>
        <table>
          <tbody>
            {say.rows.map((row) => (
              <tr key={row.name}>
                <th scope="row">{row.name}</th>
                {row.cells.map((cell) => (
                  <td key={cell}>{cell}</td>
                ))}
                <td>…</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>{say.ask}</p>
        <ol>
          {letters.map((letter, index) => (
            <li
              key={letter}
              className={`answer ${letter === chosen ? 'chosen' : struck.has(letter) ? 'struck' : ''}`.trim()}
            >
              <b>{letter}</b> <span>{say.answers[index]}</span>
            </li>
          ))}
        </ol>
        <footer className="tools">
          <span>
            <Icon name="strike" /> {say.strike}
          </span>
          <span>
            <Icon name="flag" /> {say.flag}
          </span>
          <span className="step">
            <Icon name="back" size={15} /> {say.previous}
          </span>
          <span className="step next">
            {say.next} <Icon name="forward" size={15} />
          </span>
        </footer>
      </main>
      <AnswerSheet language={language} />
      <p className="pace">{say.pace}</p>
    </div>
  );
}
