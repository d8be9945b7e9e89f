import type { ScreenProps } from '../../case-artwork.ts';
import { job, quoteLines } from './data.ts';
import { FloorPlan } from './floor-plan.tsx';
import { amount } from './format.ts';
import { Icon } from './icons.tsx';
import { StatusBar } from './phone.tsx';
import { CeilingLeak, OldBathroom, OldRoof } from './photo-scenes.tsx';

const words = {
  'pt-BR': {
    sheet: 'Prancha 1/3',
    place: 'Local',
    start: 'Início',
    startValue: '16/03',
    budget: 'Faixa',
    closes: 'Fecha em',
    closesValue: '3 dias',
    photos: ['Banheiro, 1986', 'Telhado', 'Goteira'],
    scope: 'O que entra',
    count: '7 itens medidos',
    send: 'Montar proposta',
    visit: 'Visitar',
  },
  en: {
    sheet: 'Sheet 1/3',
    place: 'Where',
    start: 'Start',
    startValue: 'Mar 16',
    budget: 'Budget',
    closes: 'Closes in',
    closesValue: '3 days',
    photos: ['Bathroom, 1986', 'Roof', 'Ceiling leak'],
    scope: 'What is included',
    count: '7 measured items',
    send: 'Prepare a bid',
    visit: 'Visit',
  },
};

const photos = [OldBathroom, OldRoof, CeilingLeak];

export function JobDetail({ language }: ScreenProps) {
  const t = words[language];
  const thousands = (value: number) => amount(value / 1000, language);
  const budget = `${language === 'en' ? 'R$' : 'R$\u00a0'}${thousands(job.budget.from)}–${thousands(job.budget.to)}${language === 'en' ? 'k' : '\u00a0mil'}`;
  return (
    <main className="phone detail">
      <section className="detail-sheet">
        <StatusBar time="7:44" />
        <header className="detail-head">
          <Icon name="back" size={22} />
          <h1>{job.title[language]}</h1>
          <span>{t.sheet}</span>
        </header>
        <FloorPlan language={language} />
      </section>
      <dl className="titleblock">
        <div className="wide">
          <dt>{t.place}</dt>
          <dd>{job.district}</dd>
        </div>
        <div>
          <dt>{t.start}</dt>
          <dd>{t.startValue}</dd>
        </div>
        <div className="wide">
          <dt>{t.budget}</dt>
          <dd>{budget}</dd>
        </div>
        <div className="hot">
          <dt>{t.closes}</dt>
          <dd>{t.closesValue}</dd>
        </div>
      </dl>
      <div className="detail-photos">
        {photos.map((Scene, index) => (
          <figure key={t.photos[index]}>
            <Scene />
            <figcaption>{t.photos[index]}</figcaption>
          </figure>
        ))}
      </div>
      <section className="scope">
        <h2>
          {t.scope}
          <span>{t.count}</span>
        </h2>
        {quoteLines.map((line, index) => (
          <p key={line.id}>
            <i>{line.id === 'roof' ? 2 : 1}</i>
            <b>{line.name[language]}</b>
            <span>{index === 0 ? '4 m³' : line.quantity[language]}</span>
          </p>
        ))}
      </section>
      <footer className="detail-bar">
        <span className="button line">{t.visit}</span>
        <span className="button solid">{t.send}</span>
      </footer>
    </main>
  );
}
