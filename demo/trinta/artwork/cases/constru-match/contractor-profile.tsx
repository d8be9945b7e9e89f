import type { ScreenProps } from '../../case-artwork.ts';
import { BrickCount } from './brick-count.tsx';
import { bidders } from './data.ts';
import { Elevation } from './elevation.tsx';
import { money } from './format.ts';
import { Icon } from './icons.tsx';
import { StatusBar } from './phone.tsx';
import { NewBathroom, NewKitchen, NewVeranda } from './photo-scenes.tsx';
import { Portrait } from './portraits.tsx';

const works = 46;

const words = {
  'pt-BR': {
    clock: '18:05',
    role: 'Engenheira civil',
    since: 'no app desde 2021',
    score: '4,9',
    rated: `${works} obras, uma por tijolo`,
    counts: ['No prazo', 'No preço fechado', 'Chamariam de novo'],
    of: 'de',
    checked: 'Conferido em 02/03/2026',
    checks: [
      ['CREA-PE', 'registro ativo'],
      ['CNPJ', 'ativo há 7 anos'],
      ['Seguro de obra', 'até dez/2026'],
    ],
    finished: 'Obras entregues',
    all: `ver as ${works}`,
  },
  en: {
    clock: '6:05',
    role: 'Civil engineer',
    since: 'on the app since 2021',
    score: '4.9',
    rated: `${works} jobs, one per brick`,
    counts: ['On time', 'At the agreed price', 'Would hire again'],
    of: 'of',
    checked: 'Checked on Mar 2, 2026',
    checks: [
      ['CREA-PE', 'licence active'],
      ['CNPJ', 'active for 7 years'],
      ['Site insurance', 'until Dec 2026'],
    ],
    finished: 'Finished works',
    all: `see all ${works}`,
  },
};

const kept = [41, 43, 44] as const;

const finished = [
  { Scene: NewBathroom, place: 'Espinheiro', price: 12400 },
  { Scene: NewVeranda, place: 'Olinda', price: 21900 },
  { Scene: NewKitchen, place: 'Madalena', price: 9750 },
];

export function ContractorProfile({ language }: ScreenProps) {
  const t = words[language];
  return (
    <main className="phone profile">
      <section className="profile-hero">
        <StatusBar time={t.clock} />
        <Icon name="back" size={22} />
        <Elevation />
        <div className="profile-face">
          <Portrait of="camila" crop="bust" />
        </div>
        <div className="profile-name">
          <h1>{bidders.prumo.person}</h1>
          <p>
            {t.role}
            <br />
            {bidders.prumo.name}
            <br />
            {t.since}
          </p>
        </div>
      </section>
      <dl className="checks">
        {t.checks.map(([name, state]) => (
          <div key={name}>
            <Icon name="check" size={16} />
            <dt>{name}</dt>
            <dd>{state}</dd>
          </div>
        ))}
      </dl>
      <section className="bricks">
        <div className="score">
          <strong>{t.score}</strong>
          <span>
            {t.rated}
            <small>{t.checked}</small>
          </span>
        </div>
        {t.counts.map((name, index) => (
          <div key={name} className="brick-row">
            <span>{name}</span>
            <b>
              {kept[index]} {t.of} {works}
            </b>
            <BrickCount count={kept[index] ?? 0} of={works} />
          </div>
        ))}
      </section>
      <section className="finished">
        <h2>
          {t.finished}
          <span>{t.all}</span>
        </h2>
        <div>
          {finished.map(({ Scene, place, price }) => (
            <figure key={place}>
              <Scene />
              <figcaption>
                <b>{place}</b>
                {money(price, language)}
              </figcaption>
            </figure>
          ))}
        </div>
      </section>
    </main>
  );
}
