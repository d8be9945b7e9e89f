import type { ScreenProps } from '../../case-artwork.ts';
import { bundlePrice, chosenPot, plants, potOptions } from './data.ts';
import { BackIcon, Drops, HeartIcon, PawIcon } from './icons.tsx';
import { lux } from './light-meter.tsx';
import { PhoneStatus } from './phone-status.tsx';
import { Pot } from './pots.tsx';
import { PottedGroup } from './potted.tsx';
import { money, number, text } from './text.ts';

const words = {
  pot: text('Vaso Lua', 'Lua pot'),
  light: text('Meia-sombra', 'Half shade'),
  water: text('Rega', 'Water'),
  often: text('a cada 6\u00a0dias', 'every 6\u00a0days'),
  pets: text('Pets', 'Pets'),
  toxic: text('longe deles', 'out of reach'),
  both: text('planta + vaso', 'plant + pot'),
  go: text('Pôr no carrinho', 'Add to basket'),
};

/** The plant in front of a round garden window. */
function Stage() {
  return (
    <svg className="pocket-stage" viewBox="0 0 360 304" aria-hidden="true">
      <rect width={360} height={304} fill="#cfd9b6" />
      <circle cx={186} cy={142} r={122} fill="#f2d6b6" />
      <circle cx={186} cy={142} r={122} fill="none" stroke="#e2b58f" strokeWidth={6} />
      <path d="M0 236H360V304H0Z" fill="#b9603e" />
      <path d="M0 236H360V239H0Z" fill="#e3a37e" />
      <g transform="translate(186 250) scale(.72)">
        <PottedGroup plant="costela" shape="lua" glaze="limao" />
      </g>
    </svg>
  );
}

/** Half-round dial: the plant's range in green, the measured value as the needle. */
function Dial() {
  const angle = (value: number) => (Math.log(value / 200) / Math.log(60)) * 180;
  const arc = (from: number, to: number) => {
    const at = (degrees: number) => {
      const radians = ((180 - degrees) * Math.PI) / 180;
      return `${(30 + 24 * Math.cos(radians)).toFixed(1)} ${(30 - 24 * Math.sin(radians)).toFixed(1)}`;
    };
    return `M${at(from)}A24 24 0 0 1 ${at(to)}`;
  };
  return (
    <svg width={60} viewBox="0 0 60 34" fill="none" strokeWidth={8} aria-hidden="true">
      <path d={arc(0, 180)} stroke="#d5d9bf" />
      <path d={arc(angle(lux.from), angle(lux.to))} stroke="#4f8f4a" />
      <path
        d="M30 30V9"
        transform={`rotate(${angle(lux.measured) - 90} 30 30)`}
        stroke="#b9603e"
        strokeWidth={3}
        strokeLinecap="round"
      />
      <circle cx={30} cy={30} r={3.4} fill="#b9603e" />
    </svg>
  );
}

export function ProductMobile({ language }: ScreenProps) {
  return (
    <div className="screen pocket">
      <Stage />
      <PhoneStatus time={language === 'en' ? '8:31' : '20:31'} />
      <div className="pocket-tools">
        <span>
          <BackIcon />
        </span>
        <span>
          <HeartIcon />
        </span>
      </div>
      <main className="pocket-sheet">
        <h1 className="serif">{plants.costela.name[language]}</h1>
        <span className="latin">{plants.costela.latin}</span>
        <p className="pocket-label">
          {words.pot[language]}
          <span>{chosenPot.glazeName[language]}</span>
        </p>
        <div className="pocket-pots">
          {potOptions.map(({ id, shape, glaze }) => (
            <svg
              key={id}
              className={id === chosenPot.id ? 'on' : ''}
              viewBox="-60 -12 120 106"
              aria-hidden="true"
            >
              <Pot shape={shape} glaze={glaze} />
            </svg>
          ))}
        </div>
        <section className="pocket-needs">
          <div>
            <Dial />
            <b>{words.light[language]}</b>
            {number(lux.measured, language)}
            {'\u00a0'}lux
          </div>
          <div>
            <Drops level={2} size={30} />
            <b>{words.water[language]}</b>
            {words.often[language]}
          </div>
          <div>
            <PawIcon size={32} />
            <b>{words.pets[language]}</b>
            {words.toxic[language]}
          </div>
        </section>
      </main>
      <footer className="pocket-buy">
        <div>
          <strong className="figures">{money(bundlePrice, language)}</strong>
          <small>{words.both[language]}</small>
        </div>
        <span>{words.go[language]}</span>
        <i className="phone-home" />
      </footer>
    </div>
  );
}
