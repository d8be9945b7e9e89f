import type { ScreenProps } from '../../case-artwork.ts';
import { job } from './data.ts';
import { Dimension } from './dimension.tsx';
import { amount, type Localized } from './format.ts';
import { Icon } from './icons.tsx';
import { sketches } from './job-sketches.tsx';
import { StatusBar, TabBar } from './phone.tsx';
import { RecifeMap } from './recife-map.tsx';

const words = {
  'pt-BR': {
    title: 'Obras perto de você',
    near: 'Base: Encruzilhada, Recife',
    radius: '2,5 km',
    sea: 'OCEANO',
    budget: 'Orçamento do dono, em R$ mil',
    thousand: '\u00a0mil',
  },
  en: {
    title: 'Jobs near you',
    near: 'Base: Encruzilhada, Recife',
    radius: '2.5 km',
    sea: 'ATLANTIC',
    budget: 'Owner’s budget, in thousand R$',
    thousand: 'k',
  },
};

interface FeedJob {
  sketch: keyof typeof sketches;
  title: Localized;
  place: string;
  kilometres: number;
  from: number;
  to: number;
  status: Localized;
}

const feed: readonly FeedJob[] = [
  {
    sketch: 'roof',
    title: job.title,
    place: job.district,
    kilometres: 2.1,
    from: job.budget.from / 1000,
    to: job.budget.to / 1000,
    status: { 'pt-BR': '2 propostas, fecha sexta', en: '2 bids, closes Friday' },
  },
  {
    sketch: 'kitchen',
    title: { 'pt-BR': 'Bancada e armário de cozinha', en: 'Kitchen worktop and units' },
    place: 'Aflitos',
    kilometres: 1.4,
    from: 5,
    to: 7,
    status: { 'pt-BR': 'Nova, há 40 min', en: 'New, 40 min ago' },
  },
  {
    sketch: 'facade',
    title: { 'pt-BR': 'Pintura de fachada, 3 andares', en: 'Façade painting, 3 floors' },
    place: 'Bairro Novo, Olinda',
    kilometres: 4.1,
    from: 8,
    to: 11,
    status: { 'pt-BR': '4 propostas, fecha hoje', en: '4 bids, closes today' },
  },
  {
    sketch: 'wall',
    title: { 'pt-BR': 'Muro de arrimo de 9 m', en: '9 m retaining wall' },
    place: 'Dois Irmãos',
    kilometres: 5,
    from: 11,
    to: 14,
    status: { 'pt-BR': '1 proposta', en: '1 bid' },
  },
];

/** Position on a scale from 4 to 22 thousand, the same in every row to make ranges comparable. */
const position = (thousands: number) => `${((thousands - 4) / 18) * 100}%`;

export function JobFeed({ language }: ScreenProps) {
  const t = words[language];
  return (
    <main className="phone feed">
      <header className="feed-head">
        <StatusBar time="7:42" />
        <div className="feed-title">
          <div>
            <h1>{t.title}</h1>
            <p>{t.near}</p>
          </div>
          <Icon name="filter" size={22} />
          <Icon name="bell" size={22} />
        </div>
      </header>
      <RecifeMap labels={{ radius: t.radius, sea: t.sea }} />
      <div className="feed-ruler">{t.budget}</div>
      <ol className="feed-list">
        {feed.map((item, index) => (
          <li key={item.sketch} className={index === 0 ? 'feed-job first' : 'feed-job'}>
            {sketches[item.sketch]}
            <div className="feed-body">
              <b className="feed-name">
                <i>{index + 1}</i>
                {item.title[language]}
              </b>
              <div className="feed-where">
                <Dimension
                  length={Math.round(item.kilometres * 11)}
                  label={`${amount(item.kilometres, language, 1)}\u00a0km`}
                />
                <span>{item.place}</span>
              </div>
              <div className="feed-range">
                <span
                  style={{
                    left: position(item.from),
                    width: `calc(${position(item.to)} - ${position(item.from)})`,
                  }}
                />
                <em
                  style={
                    item.to > 16
                      ? { right: `calc(100% - ${position(item.from)} + 8px)` }
                      : { left: `calc(${position(item.to)} + 8px)` }
                  }
                >
                  {item.from}–{item.to}
                  {t.thousand}
                </em>
              </div>
              <small>{item.status[language]}</small>
            </div>
          </li>
        ))}
      </ol>
      <TabBar language={language} active={0} />
    </main>
  );
}
