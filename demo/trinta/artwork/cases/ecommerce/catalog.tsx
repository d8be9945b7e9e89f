import type { ScreenProps } from '../../case-artwork.ts';
import { type Plant, plants } from './data.ts';
import { ChevronIcon, Drops, PawIcon, Sun } from './icons.tsx';
import type { Glaze, PotShape } from './pots.tsx';
import { Potted } from './potted.tsx';
import { ShopBar } from './shop-bar.tsx';
import { money, type Text, text } from './text.ts';

const light: readonly { level: 1 | 2 | 3; name: Text; count: number }[] = [
  { level: 1, name: text('Sombra', 'Shade'), count: 31 },
  { level: 2, name: text('Meia-sombra', 'Half shade'), count: 53 },
  { level: 3, name: text('Sol pleno', 'Full sun'), count: 51 },
];

const water: readonly { level: 1 | 2 | 3; name: Text }[] = [
  { level: 1, name: text('pouca', 'little') },
  { level: 2, name: text('média', 'medium') },
  { level: 3, name: text('muita', 'plenty') },
];

interface Offer {
  plant: Plant;
  shape: PotShape;
  glaze: Glaze;
  ground: string;
  tag?: Text;
}

const offers: readonly Offer[] = [
  {
    plant: plants.costela,
    shape: 'lua',
    glaze: 'limao',
    ground: '#d9dfc3',
    tag: text('Mais vendida', 'Best seller'),
  },
  { plant: plants.zamioculca, shape: 'serra', glaze: 'osso', ground: '#e6c3a6' },
  { plant: plants.samambaia, shape: 'lua', glaze: 'osso', ground: '#efe6b5' },
  { plant: plants.jiboia, shape: 'cuia', glaze: 'barro', ground: '#cfd9dc' },
  { plant: plants.espada, shape: 'serra', glaze: 'noite', ground: '#ece4cc' },
  {
    plant: plants.begonia,
    shape: 'serra',
    glaze: 'musgo',
    ground: '#e3cbb9',
    tag: text('Só 4 mudas', 'Only 4 left'),
  },
  { plant: plants.calateia, shape: 'lua', glaze: 'musgo', ground: '#cdd7bb' },
  { plant: plants.mandacaru, shape: 'terra', glaze: 'barro', ground: '#efe6b5' },
];

const words = {
  light: text('Luz', 'Light'),
  water: text('Água', 'Water'),
  price: text('Preço', 'Price'),
  pets: text('Boa com pets', 'Safe for pets'),
  title: text('Plantas de sombra', 'Plants for shade'),
  found: text('84 plantas', '84 plants'),
  sort: text('Mais vendidas', 'Best selling'),
};

export function Catalog({ language }: ScreenProps) {
  return (
    <div className="screen catalog">
      <ShopBar language={language} open={0} basket={2} />
      <aside className="catalog-filters">
        <fieldset>
          <h2>{words.light[language]}</h2>
          {light.map(({ level, name, count }) => (
            <div key={level} className={level < 3 ? 'catalog-choice on' : 'catalog-choice'}>
              <Sun level={level} size={20} />
              {name[language]}
              <i className="figures">{count}</i>
            </div>
          ))}
        </fieldset>
        <fieldset>
          <h2>{words.water[language]}</h2>
          <div className="catalog-water">
            {water.map(({ level, name }) => (
              <span key={level}>
                <Drops level={level} size={15} />
                {name[language]}
              </span>
            ))}
          </div>
        </fieldset>
        <fieldset>
          <h2>{words.price[language]}</h2>
          <div className="catalog-range" />
          <div className="catalog-ends figures">
            <span>{money(29.9, language)}</span>
            <span>{money(180, language)}</span>
          </div>
        </fieldset>
        <div className="catalog-pets">
          <PawIcon size={21} />
          {words.pets[language]}
          <span className="catalog-switch" />
        </div>
      </aside>
      <main className="catalog-list">
        <div className="catalog-head">
          <h1 className="serif">{words.title[language]}</h1>
          <span>{words.found[language]}</span>
          <b>
            {words.sort[language]}
            <ChevronIcon size={17} />
          </b>
        </div>
        <div className="catalog-grid">
          {offers
            .filter(({ plant }) => plant.light < 3)
            .map(({ plant, shape, glaze, ground, tag }) => (
              <article key={plant.id} className="catalog-plant">
                <figure style={{ background: ground }}>
                  <Potted plant={plant.id} shape={shape} glaze={glaze} />
                </figure>
                {tag && <span className="catalog-tag">{tag[language]}</span>}
                <p>{plant.name[language]}</p>
                <div className="catalog-needs">
                  <Sun level={plant.light} size={19} />
                  {light[plant.light - 1]?.name[language]}
                  <Drops level={plant.water} size={15} />
                  <b className="figures">{money(plant.price, language)}</b>
                </div>
              </article>
            ))}
        </div>
      </main>
    </div>
  );
}
