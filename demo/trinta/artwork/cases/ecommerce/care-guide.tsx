import type { ScreenProps } from '../../case-artwork.ts';
import { CareWheel, cleanPath, dropPath, feedPath, repotPath } from './care-wheel.tsx';
import { order } from './data.ts';
import { PottedGroup } from './potted.tsx';
import { text } from './text.ts';

const words = {
  title: text('Um ano com a sua costela-de-adão', 'A year with your Swiss cheese plant'),
  order: text(
    `Pedido ${order.number}, em casa desde 13/03/2026`,
    `Order ${order.number}, home since Mar 13, 2026`,
  ),
  month: text('Março', 'March'),
  doses: text('5 regas, 1 adubo', '5 waterings, 1 feed'),
  next: text('Próxima rega', 'Next watering'),
  day: text('qua., 18/03', 'Wed, Mar 18'),
  much: text('meio litro de água', 'half a liter'),
};

const key = [
  { name: text('regar', 'water'), path: dropPath, fill: '#3f7f98', line: 'none' },
  { name: text('adubar', 'feed'), path: feedPath, fill: '#5d9a45', line: '#5d9a45' },
  {
    name: text('limpar as folhas', 'clean the leaves'),
    path: cleanPath,
    fill: 'none',
    line: '#7d7350',
  },
  { name: text('trocar o vaso', 'repot'), path: repotPath, fill: '#c26a45', line: 'none' },
];

export function CareGuide({ language }: ScreenProps) {
  return (
    <div className="screen care">
      <svg className="care-wheel" viewBox="0 0 640 640" aria-hidden="true">
        <g transform="translate(320 370)">
          <CareWheel language={language} />
          <clipPath id="care-window">
            <circle r={100} />
          </clipPath>
          <g clipPath="url(#care-window)">
            <path d="M-100 62H100V100H-100Z" fill="#b9603e" />
            <g transform="translate(0 84) scale(.53)">
              <PottedGroup plant="costela" shape="lua" glaze="limao" />
            </g>
          </g>
        </g>
      </svg>
      <header className="care-title">
        <h1 className="serif">{words.title[language]}</h1>
        <p className="figures">{words.order[language]}</p>
      </header>
      <p className="care-month">
        <b>{words.month[language]}</b>
        {words.doses[language]}
      </p>
      <div className="care-key">
        {key.map(({ name, path, fill, line }) => (
          <div key={name.en}>
            <svg width={22} height={22} viewBox="-11 -10 22 22" aria-hidden="true">
              <path d={path} fill={fill} stroke={line} strokeWidth={1.8} strokeLinecap="round" />
            </svg>
            {name[language]}
          </div>
        ))}
      </div>
      <p className="care-next figures">
        {words.next[language]}
        <b>{words.day[language]}</b>
        {words.much[language]}
      </p>
    </div>
  );
}
