import type { ScreenProps } from '../../case-artwork.ts';
import { AddendumSheet } from './addendum-sheet.tsx';
import { addendum, bidders } from './data.ts';
import { metres } from './format.ts';
import { Icon } from './icons.tsx';
import { StatusBar } from './phone.tsx';
import { Portrait } from './portraits.tsx';
import { SiteRoof } from './site-roof.tsx';

const words = {
  'pt-BR': {
    clock: '10:37',
    role: 'Prumo Reformas',
    day: 'terça, 07/04',
    find: 'Sem calha, a chuva cai toda no muro do vizinho. Melhor pôr agora, com o andaime montado.',
    question: 'Quanto fica? E atrasa?',
    answer: 'R$ 620 e não atrasa. Veja a folha:',
    write: 'Escreva para Camila',
    findTime: '10h12',
    questionTime: '10h20',
  },
  en: {
    clock: '10:37',
    role: 'Prumo Reformas',
    day: 'Tuesday, Apr 7',
    find: 'With no gutter, all the rain lands on the neighbour’s wall. Better now, while the scaffold is up.',
    question: 'How much? Any delay?',
    answer: 'R$620 and no delay. Here’s the sheet:',
    write: 'Write to Camila',
    findTime: '10:12 am',
    questionTime: '10:20 am',
  },
};

export function Chat({ language }: ScreenProps) {
  const t = words[language];
  return (
    <main className="phone chat">
      <header className="chat-head">
        <StatusBar time={t.clock} />
        <div>
          <Icon name="back" size={22} />
          <span className="face">
            <Portrait of="camila" />
          </span>
          <p>
            <b>{bidders.prumo.person}</b>
            {t.role}
          </p>
          <span className="chat-day">{t.day}</span>
        </div>
      </header>
      <div className="chat-flow">
        <article className="says hers">
          <div className="chat-photo">
            <SiteRoof viewBox="26 158 308 140" gutter={false} />
            <svg aria-hidden="true" className="chat-mark" viewBox="0 0 308 140" fill="none">
              <path
                d="M10 101C90 97 200 102 300 97M10 94v13M300 90v13"
                stroke="#f0b94a"
                strokeWidth="3"
                strokeLinecap="round"
              />
              <rect x="200" y="108" width="76" height="23" fill="#143154" />
              <text x="238" y="125" textAnchor="middle" fill="#f0b94a">
                {metres(addendum.length, language)}
              </text>
            </svg>
          </div>
          <p>
            {t.find}
            <small>{t.findTime}</small>
          </p>
        </article>
        <article className="says mine">
          <p>
            {t.question}
            <small>{t.questionTime}</small>
          </p>
        </article>
        <article className="says hers short">
          <p>{t.answer}</p>
        </article>
        <AddendumSheet language={language} />
      </div>
      <footer className="chat-write">
        <Icon name="clip" size={22} />
        <span>{t.write}</span>
        <Icon name="camera" size={22} />
      </footer>
    </main>
  );
}
