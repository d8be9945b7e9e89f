import type { ScreenProps } from '../../case-artwork.ts';
import { FrontScene } from './front-scene.tsx';
import { Pot } from './pots.tsx';
import { PottedGroup } from './potted.tsx';
import { ShopBar } from './shop-bar.tsx';
import { text } from './text.ts';
import { Secateurs, Trowel } from './tools.tsx';

const words = {
  season: text('Coleção de outono', 'The autumn collection'),
  title: text('Luz baixa, folha larga.', 'Low light, broad leaves.'),
  lead: text(
    'Vinte e quatro plantas que crescem bem longe da janela, em vasos torneados aqui em Holambra.',
    'Twenty-four plants that thrive far from the window, in pots thrown here in Holambra.',
  ),
  go: text('Ver a coleção', 'See the collection'),
};

const kinds = [
  {
    name: text('Plantas de sombra', 'Plants for shade'),
    count: text('84 plantas', '84 plants'),
    picture: (
      <g transform="translate(46 122) scale(.36)">
        <PottedGroup plant="calateia" shape="terra" glaze="barro" />
      </g>
    ),
  },
  {
    name: text('Sol pleno', 'Full sun'),
    count: text('51 plantas', '51 plants'),
    picture: (
      <g transform="translate(46 116) scale(.34)">
        <PottedGroup plant="mandacaru" shape="serra" glaze="noite" />
      </g>
    ),
  },
  {
    name: text('Vasos de cerâmica', 'Ceramic pots'),
    count: text('37 peças', '37 pieces'),
    picture: (
      <>
        <g transform="translate(60 38) scale(.56)">
          <Pot shape="serra" glaze="musgo" />
        </g>
        <g transform="translate(34 62) scale(.56)">
          <Pot shape="lua" glaze="limao" />
        </g>
      </>
    ),
  },
  {
    name: text('Ferramentas', 'Tools'),
    count: text('29 itens', '29 items'),
    picture: (
      <>
        <g transform="translate(32 84) rotate(-12) scale(.64)">
          <Trowel />
        </g>
        <g transform="translate(66 84) rotate(14) scale(.64)">
          <Secateurs />
        </g>
      </>
    ),
  },
];

export function ShopFront({ language }: ScreenProps) {
  return (
    <div className="screen front">
      <FrontScene />
      <ShopBar language={language} basket={2} dark />
      <div className="front-words">
        <span className="front-season">{words.season[language]}</span>
        <h1 className="serif">{words.title[language]}</h1>
        <p>{words.lead[language]}</p>
        <span className="front-go">{words.go[language]}</span>
      </div>
      <section className="front-kinds">
        {kinds.map(({ name, count, picture }) => (
          <div key={name.en}>
            <svg viewBox="0 0 92 118" aria-hidden="true">
              {picture}
            </svg>
            <b>{name[language]}</b>
            <span>{count[language]}</span>
          </div>
        ))}
      </section>
    </div>
  );
}
