import { useState } from 'react';
import type { Language } from '../../artwork/language.ts';
import { useLive } from '../use-live.ts';

/** Each plant's light range in lux. The monstera's is the range on its page. */
const plants = [
  { from: 2800, to: 5600, name: { 'pt-BR': 'Mandacaru', en: 'Mandacaru cactus' } },
  { from: 1000, to: 3200, name: { 'pt-BR': 'Begônia-maculata', en: 'Polka dot begonia' } },
  { from: 800, to: 3000, name: { 'pt-BR': 'Costela-de-adão', en: 'Swiss cheese plant' } },
  { from: 600, to: 2000, name: { 'pt-BR': 'Samambaia-americana', en: 'Boston fern' } },
  { from: 300, to: 1500, name: { 'pt-BR': 'Jiboia', en: 'Golden pothos' } },
  { from: 180, to: 900, name: { 'pt-BR': 'Zamioculca', en: 'ZZ plant' } },
] as const;

const words: Record<Language, Words> = {
  'pt-BR': {
    heading: 'A planta é escolhida pela luz',
    text: 'A loja mede a luz pela câmera e só oferece o que vive bem ali. Arraste o vaso para longe da janela e veja a lista mudar.',
    distance: 'Distância da janela',
    at: (metres) => `a ${metres}\u00a0m da janela`,
    between: (from, to) => `de ${from} a ${to}\u00a0m da janela`,
    fits: 'vive bem aqui',
  },
  en: {
    heading: 'The light picks the plant',
    text: 'The shop measures the light through the camera and only offers what will live well there. Pull the pot away from the window and watch the list change.',
    distance: 'Distance from the window',
    at: (metres) => `${metres}\u00a0m from the window`,
    between: (from, to) => `${from} to ${to}\u00a0m from the window`,
    fits: 'lives well here',
  },
};

interface Words {
  heading: string;
  text: string;
  distance: string;
  at: (metres: string) => string;
  between: (from: string, to: string) => string;
  fits: string;
}

/** Light at the window, in lux, and depth of the room on the scale, in metres. */
const atWindow = 6000;
const depth = 4;
const luxAt = (metres: number) => Math.round(atWindow / (1 + 2 * metres ** 2) / 10) * 10;
const metresAt = (lux: number) => Math.sqrt((atWindow / lux - 1) / 2);
const share = (metres: number) => `${(metres / depth) * 100}%`;

/** The shop's light meter: each plant's distance from the window, and the plants for the pot's place. */
export default function LightMeter({ language }: { language: Language }) {
  const [metres, setMetres] = useState(1.4);
  const live = useLive();
  const t = words[language];
  const number = (value: number, digits = 1) =>
    value.toLocaleString(language, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  const lux = luxAt(metres);
  return (
    <section className="detail" aria-labelledby="detail" data-live={live}>
      <h2 id="detail">{t.heading}</h2>
      <p>{t.text}</p>
      <div className="room">
        <svg aria-hidden="true">
          <svg viewBox="0 0 400 150" preserveAspectRatio="none" aria-hidden="true">
            <path className="light" d="M0 18L400 128V150H0z" />
            <path className="beam" d="M0 18L170 150H0z" />
            <path className="window" d="M0 18V96" />
          </svg>
          <svg
            className="plant"
            aria-hidden="true"
            x={share(metres * 0.85)}
            width="96"
            viewBox="-40 -96 80 96"
            preserveAspectRatio="xMidYMax"
          >
            <path d="M0-34C-2-60-26-66-34-56c4 14 20 22 34 22zm0 0C2-64 24-78 36-66c-4 18-20 30-36 32zm0 0C-8-62-4-88 8-94c10 16 4 46-8 60z" />
            <path className="pot" d="M-22-36h44l-6 36h-32z" />
          </svg>
        </svg>
        <output className="reading" htmlFor="distance">
          <strong>
            {number(lux, 0)}
            {'\u00a0'}lux
          </strong>{' '}
          {t.at(number(metres))}
        </output>
        <input
          id="distance"
          className="if-script"
          type="range"
          aria-label={t.distance}
          aria-valuetext={`${t.at(number(metres))}, ${number(lux, 0)} lux`}
          min={0.2}
          max={depth}
          step={0.1}
          value={metres}
          onChange={({ target }) => setMetres(target.valueAsNumber)}
        />
      </div>
      <ul className="plants">
        {plants.map(({ from, to, name }) => {
          const [near, far] = [metresAt(to), metresAt(from)];
          const fits = lux >= from && lux <= to;
          return (
            <li key={name.en} data-fits={fits || undefined}>
              <span>{name[language]}</span>
              <svg aria-hidden="true">
                <rect x={share(near)} width={share(far - near)} height="100%" />
              </svg>
              <small>
                {t.between(number(near), number(far))}
                {fits && <b>{` · ${t.fits}`}</b>}
              </small>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
