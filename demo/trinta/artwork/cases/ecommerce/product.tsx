import type { ScreenProps } from '../../case-artwork.ts';
import { bundlePrice, chosenPot, plants, potOptions } from './data.ts';
import { CheckIcon } from './icons.tsx';
import { LightMeter } from './light-meter.tsx';
import { CostelaBlade } from './plants/costela.tsx';
import { Pot } from './pots.tsx';
import { Potted } from './potted.tsx';
import { ProductStage } from './product-stage.tsx';
import { ShopBar } from './shop-bar.tsx';
import { money, text } from './text.ts';

const words = {
  size: text('45\u00a0cm, muda de 14 meses', '45\u00a0cm, 14 months old'),
  pot: text('Escolha o vaso', 'Choose the pot'),
  hand: text('18\u00a0cm, torneado à mão', '18\u00a0cm, thrown by hand'),
  light: text('Luz na sua sala', 'Light in your living room'),
  by: text('medida pela câmera', 'measured with your camera'),
  fits: text('Dentro da faixa da planta', 'Within the range this plant likes'),
  stock: text('7 no viveiro', '7 in the nursery'),
  go: text('Pôr no carrinho', 'Add to basket'),
};

function sum(language: ScreenProps['language']): string {
  const plant = money(plants.costela.price, language);
  const pot = money(chosenPot.price, language);
  return language === 'en' ? `${plant} plant + ${pot} pot` : `${plant} planta + ${pot} vaso`;
}

export function Product({ language }: ScreenProps) {
  return (
    <div className="screen product">
      <ProductStage className="product-stage" width={488} height={576} scale={1.42} />
      <ShopBar language={language} open={0} basket={2} />
      <span className="product-stock">{words.stock[language]}</span>
      <div className="product-views">
        <Potted className="on" plant="costela" shape="lua" glaze="limao" />
        <svg viewBox="-50 -104 100 100" aria-hidden="true">
          <CostelaBlade length={104} />
        </svg>
        <svg viewBox="-62 -22 124 124" aria-hidden="true">
          <Pot shape="lua" glaze="limao" />
        </svg>
      </div>
      <main className="product-words">
        <h1 className="serif">{plants.costela.name[language]}</h1>
        <div className="product-under">
          <span className="latin">{plants.costela.latin}</span>
          <span>{words.size[language]}</span>
        </div>
        <h2>
          {words.pot[language]}
          <span>{words.hand[language]}</span>
        </h2>
        <div className="product-pots">
          {potOptions.map(({ id, label, shape, glaze, glazeName, price }) => (
            <div key={id} className={id === chosenPot.id ? 'on' : ''}>
              <svg viewBox="-60 -12 120 104" aria-hidden="true">
                <Pot shape={shape} glaze={glaze} />
              </svg>
              <b>{label[language]}</b>
              <span>{price === 0 ? glazeName[language] : `+ ${money(price, language)}`}</span>
            </div>
          ))}
        </div>
        <h2>
          {words.light[language]}
          <span>{words.by[language]}</span>
        </h2>
        <LightMeter language={language} width={460} />
        <p className="product-fits">
          <CheckIcon size={18} />
          {words.fits[language]}
        </p>
      </main>
      <div className="product-buy">
        <div>
          <strong className="figures">{money(bundlePrice, language)}</strong>
          <p className="figures">{sum(language)}</p>
        </div>
        <span className="product-go">{words.go[language]}</span>
      </div>
    </div>
  );
}
