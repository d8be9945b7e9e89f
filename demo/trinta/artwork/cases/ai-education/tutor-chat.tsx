import type { ReactNode } from 'react';
import type { ScreenProps } from '../../case-artwork.ts';
import type { Language } from '../../language.ts';
import { AreaGraph } from './area-graph.tsx';
import { topics } from './data.ts';
import { Fence } from './fence.tsx';
import { Icon } from './icons.tsx';
import { Lamp } from './lamp.tsx';
import { Maths } from './maths.tsx';
import { PhoneBar } from './phone-bar.tsx';

interface ChatWords {
  step: string;
  question: string;
  zeros: ReactNode;
  zerosReply: ReactNode;
  top: ReactNode;
  topReply: ReactNode;
  doubt: ReactNode;
}

const words: Record<Language, ChatWords> = {
  'pt-BR': {
    step: 'Questão 3 de 8',
    question: 'Com 40\u00a0m de tela e um muro pronto, qual cercado tem a maior área?',
    zeros: (
      <>
        Boa. Para quais <i>x</i> essa área dá zero?
      </>
    ),
    zerosReply: (
      <>
        <i>x</i> = 0 e <i>x</i> = 20
      </>
    ),
    top: <>Marquei os dois. Sem conta nova: onde fica o topo, e por quê?</>,
    topReply: (
      <>
        No meio: <i>x</i> = 10, área 200&nbsp;m²
      </>
    ),
    doubt: (
      <>
        E se alguém apostar em <i>x</i> = 11?
      </>
    ),
  },
  en: {
    step: 'Question 3 of 8',
    question: 'With 40\u00a0m of fence and one wall standing, which yard has the largest area?',
    zeros: (
      <>
        Good. For which <i>x</i> is that area zero?
      </>
    ),
    zerosReply: (
      <>
        <i>x</i> = 0 and <i>x</i> = 20
      </>
    ),
    top: <>I marked both. No new sums: where is the top, and why?</>,
    topReply: (
      <>
        In the middle: <i>x</i> = 10, area 200&nbsp;m²
      </>
    ),
    doubt: (
      <>
        What if someone bets on <i>x</i> = 11?
      </>
    ),
  },
};

function Voice({ children }: { children: ReactNode }) {
  return (
    <div className="voice">
      <Lamp size={18} tone="ink" />
      <div>{children}</div>
    </div>
  );
}

function Reply({ children }: { children: ReactNode }) {
  return <p className="mine">{children}</p>;
}

export function TutorChat({ language }: ScreenProps) {
  const say = words[language];
  return (
    <div className="lume tutor-chat">
      <PhoneBar />
      <header>
        <Icon name="back" size={20} />
        <h1>{topics.extreme.name[language]}</h1>
        <span>{say.step}</span>
      </header>
      <section className="question">
        <p>{say.question}</p>
        <Fence />
      </section>
      <main>
        <Reply>
          <Maths>
            <i>A</i>(<i>x</i>) = <i>x</i> · (40 − 2<i>x</i>)
          </Maths>
        </Reply>
        <Voice>{say.zeros}</Voice>
        <Reply>{say.zerosReply}</Reply>
        <Voice>
          {say.top}
          <AreaGraph />
        </Voice>
        <Reply>{say.topReply}</Reply>
        <Voice>{say.doubt}</Voice>
      </main>
      <footer>
        <p className="field">
          <Maths>11 · (40 − 22) = 198</Maths>
          <span className="caret" />
        </p>
        <span className="send">
          <Icon name="send" size={20} />
        </span>
      </footer>
    </div>
  );
}
