import { useState } from 'react';
import {
  bidders,
  equalScopeTotal,
  gaps,
  quoteLines,
  quoteTotal,
} from '../../artwork/cases/constru-match/data.ts';
import type { Language } from '../../artwork/language.ts';
import { useLive } from '../use-live.ts';

interface Words {
  heading: string;
  text: string;
  equal: string;
  item: string;
  reference: string;
  total: string;
  equalTotal: string;
  cheaper: string;
}

const words: Record<Language, Words> = {
  'pt-BR': {
    heading: 'O mais barato, até somar o que falta',
    text: 'Duas propostas para o mesmo banheiro e telhado, em Casa Amarela. Some a preço de referência o que cada uma deixou de fora.',
    equal: 'Somar o que ficou de fora',
    item: 'Serviço',
    reference: 'a preço de referência',
    total: 'Como veio',
    equalTotal: 'Em igual escopo',
    cheaper: 'mais barata',
  },
  en: {
    heading: 'The cheapest, until you add what is missing',
    text: 'Two bids for the same bathroom and roof, in Casa Amarela. Add what each of them left out, at the reference price.',
    equal: 'Add what was left out',
    item: 'Item',
    reference: 'at the reference price',
    total: 'As quoted',
    equalTotal: 'On equal scope',
    cheaper: 'cheaper',
  },
};

const compared = ['novaLaje', 'prumo'] as const;
type Compared = (typeof compared)[number];
const cheaperOf = (total: (bidder: Compared) => number): Compared =>
  total('novaLaje') < total('prumo') ? 'novaLaje' : 'prumo';

/** Two quotes of the comparison screen, line by line; a switch adds what one omits. */
export default function TwoQuotes({ language }: { language: Language }) {
  const [isEqual, setEqual] = useState(false);
  const live = useLive();
  const t = words[language];
  const money = (value: number) =>
    value.toLocaleString(language, {
      style: 'currency',
      currency: 'BRL',
      maximumFractionDigits: 0,
    });
  const totals = [
    { name: t.total, of: quoteTotal, isShown: !isEqual },
    { name: t.equalTotal, of: equalScopeTotal, isShown: isEqual },
  ];
  return (
    <section
      className="detail"
      aria-labelledby="detail"
      data-live={live}
      data-equal={isEqual || undefined}
    >
      <header>
        <h2 id="detail">{t.heading}</h2>
        <p>{t.text}</p>
        <label className="if-script switch">
          <input type="checkbox" checked={isEqual} onChange={() => setEqual(!isEqual)} />
          {t.equal}
        </label>
      </header>
      <div className="quotes">
        <table>
          <thead>
            <tr>
              <th scope="col">{t.item}</th>
              {compared.map((bidder) => (
                <th scope="col" key={bidder}>
                  {bidders[bidder].name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {quoteLines.map((line) => (
              <tr key={line.id}>
                <th scope="row">{line.name[language]}</th>
                {compared.map((bidder) => {
                  const gap = gaps.find((one) => one.bidder === bidder && one.line === line.id);
                  return (
                    <td key={bidder} data-column={bidders[bidder].name}>
                      {money(line.bids[bidder] ?? 0)}
                      {gap && (
                        <small>
                          {gap.reason[language]}
                          <b>{` + ${money(gap.amount)}`}</b>
                        </small>
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
          <tfoot>
            {totals.map(({ name, of, isShown }) => (
              <tr key={name} data-shown={isShown || undefined}>
                <th scope="row">{name}</th>
                {compared.map((bidder) => (
                  <td key={bidder} data-column={bidders[bidder].name}>
                    <strong>{money(of(bidder))}</strong>
                    {cheaperOf(of) === bidder && <small>{t.cheaper}</small>}
                  </td>
                ))}
              </tr>
            ))}
          </tfoot>
        </table>
      </div>
    </section>
  );
}
