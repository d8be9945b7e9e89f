import type { ScreenProps } from '../../case-artwork.ts';
import { CrewHead } from './crew-head.tsx';
import { job, quoteLines } from './data.ts';
import { crew, dayNumber, progress, progressTotal, workingDays } from './diary-data.ts';
import { RainChart } from './rain-chart.tsx';
import { SiteRoof } from './site-roof.tsx';

const words = {
  'pt-BR': {
    title: 'Diário de obra',
    date: 'quinta, 09/04/2026',
    day: 'Dia',
    of: 'de',
    photo: 'Foto 2 de 4, 14h50',
    note: 'Calha do aditivo instalada, 5,60 m. Faltam 7 m² de telha: fecha amanhã.',
    weather: 'Chuva até 9h, depois sol',
    rain: '12 mm no dia',
    shift: 'no telhado',
    crew: 'Equipe',
    hours: 'h',
    visit: 'Camila vistoriou às 15h',
    progress: 'Avanço',
  },
  en: {
    title: 'Site diary',
    date: 'Thursday, Apr 9, 2026',
    day: 'Day',
    of: 'of',
    photo: 'Photo 2 of 4, 2:50 pm',
    note: 'Addendum gutter in place, 5.60 m. Only 7 m² of tiles to go: closing tomorrow.',
    weather: 'Rain until 9 am, then sun',
    rain: '12 mm in the day',
    shift: 'on the roof',
    crew: 'Crew',
    hours: 'h',
    visit: 'Camila inspected at 3 pm',
    progress: 'Progress',
  },
};

export function SiteDiary({ language }: ScreenProps) {
  const t = words[language];
  return (
    <main className="diary">
      <header>
        <b>{t.title}</b>
        <span>{job.title[language]}</span>
        <time>{t.date}</time>
      </header>
      <section className="diary-photo">
        <SiteRoof />
        <div className="diary-stamp">
          <small>{t.day}</small>
          <strong>{dayNumber}</strong>
          <small>
            {t.of} {workingDays}
          </small>
        </div>
        <span className="diary-caption">{t.photo}</span>
      </section>
      <p className="diary-note">{t.note}</p>
      <div className="diary-grid">
        <section>
          <h2>{t.weather}</h2>
          <p>{t.rain}</p>
          <RainChart language={language} shiftName={t.shift} />
        </section>
        <section>
          <h2>{t.crew}</h2>
          {crew.map((member) => (
            <div key={member.name} className="crew">
              <CrewHead helmet={member.helmet} skin={member.skin} />
              <span>
                <b>{member.name}</b>
                {member.role[language]}
              </span>
              <em>
                {member.hours}
                {'\u00a0'}
                {t.hours}
              </em>
            </div>
          ))}
          <p>{t.visit}</p>
        </section>
        <section className="diary-progress">
          <h2>
            {t.progress}
            <strong>{Math.round(progressTotal * 100)}%</strong>
          </h2>
          {quoteLines.map(({ id, name }) => {
            const share = progress[id] ?? 0;
            return (
              <div key={id} className={share > 0 && share < 1 ? 'line on' : 'line'}>
                <span>{name[language]}</span>
                <b>{Math.round(share * 100)}%</b>
                <i>
                  <u style={{ width: `${share * 100}%` }} />
                </i>
              </div>
            );
          })}
        </section>
      </div>
    </main>
  );
}
