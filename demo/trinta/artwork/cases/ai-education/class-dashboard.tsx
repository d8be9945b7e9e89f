import type { ScreenProps } from '../../case-artwork.ts';
import type { Language } from '../../language.ts';
import { classCode, classmates, school, student, teacher, topics, unit } from './data.ts';
import { HeatMap, stuckAtTheLast } from './heat-map.tsx';
import { Icon } from './icons.tsx';
import { Brand } from './logo.tsx';

interface DashboardWords {
  class: string;
  lesson: string;
  title: string;
  today: string;
  people: readonly { names: string; reason: string; said?: string }[];
  group: string;
  asked: string;
  quote: string;
  plan: string;
}

const all = classmates.length;

const words: Record<Language, DashboardWords> = {
  'pt-BR': {
    class: 'Turma',
    lesson: 'qui 20/08, aula às 10h20',
    title: `${stuckAtTheLast} de ${all} travam em ${topics.extreme.name['pt-BR'].toLowerCase()}`,
    today: 'Precisam de você hoje',
    people: [
      {
        names: student.name,
        said: '“O máximo é 2, não é?”',
        reason: 'Acha onde fica o topo e para aí. A média, 79, esconde isso.',
      },
      {
        names: 'Cecília, Nicolas e João',
        reason: 'Ainda não enxergam o eixo. Voltar aos pontos espelhados.',
      },
      { names: 'Laura e Manuela', reason: 'Trocam o sinal de −b. Cinco minutos resolvem.' },
      { names: 'Bruno Salles', reason: 'Sem estudar há 6\u00a0dias. Parou na questão 2 de 8.' },
    ],
    group: 'Montar grupos',
    asked: 'O que mais travou ontem',
    quote: 'Achei o x do vértice. Por que essa não é a resposta?',
    plan: 'Abrir a aula com esta pergunta',
  },
  en: {
    class: 'Class',
    lesson: 'Thu, Aug 20, lesson at 10:20 am',
    title: `${stuckAtTheLast} of ${all} are stuck on maxima and minima`,
    today: 'They need you today',
    people: [
      {
        names: student.name,
        said: '“The maximum is 2, right?”',
        reason: 'Finds where the top is, then stops. Her mean of 79 hides it.',
      },
      {
        names: 'Cecília, Nicolas and João',
        reason: 'Can’t see the axis yet. Go back to mirrored points.',
      },
      {
        names: 'Laura and Manuela',
        reason: 'They lose the minus in −b. Five minutes will fix it.',
      },
      { names: 'Bruno Salles', reason: 'No study for 6\u00a0days. Stopped at question 2 of 8.' },
    ],
    group: 'Form groups',
    asked: 'Yesterday’s sticking point',
    quote: 'I found x at the vertex. Why isn’t that the answer?',
    plan: 'Open the lesson with it',
  },
};

export function ClassDashboard({ language }: ScreenProps) {
  const say = words[language];
  return (
    <div className="lume dashboard">
      <header>
        <Brand tone="ink" />
        <b>
          {say.class} {classCode}
        </b>
        <span>
          {school}, {unit}
        </span>
        <span className="when">{say.lesson}</span>
        <span className="initials">{teacher.initials}</span>
      </header>
      <main>
        <h1>{say.title}</h1>
        <HeatMap language={language} />
        <div className="asked">
          <p>{say.asked}</p>
          <blockquote>{say.quote}</blockquote>
          <span className="open">
            {say.plan} <Icon name="forward" size={15} />
          </span>
        </div>
      </main>
      <aside>
        <h2>{say.today}</h2>
        <ul>
          {say.people.map(({ names, said, reason }) => (
            <li key={names} className="person">
              <b>{names}</b>
              {said && <q>{said}</q>}
              <p>{reason}</p>
            </li>
          ))}
        </ul>
        <span className="group">
          <Icon name="people" /> {say.group}
        </span>
      </aside>
    </div>
  );
}
