import type { ScreenProps } from '../../case-artwork.ts';
import { bidders, gaps } from './data.ts';
import { amount } from './format.ts';

const words = {
  'pt-BR': {
    why: 'Por que os totais diferem',
    advice: 'Recomendação',
    text: 'A mais barata em igual escopo, e nenhum item foge mais de 3% da referência.',
    facts: ['Assina ART', 'Garantia de 24 meses'],
    action: 'Contratar a Prumo',
  },
  en: {
    why: 'Why the totals differ',
    advice: 'Recommendation',
    text: 'Cheapest on equal scope, and no item strays over 3% from the reference.',
    facts: ['Signs for the works (ART)', '24-month warranty'],
    action: 'Hire Prumo',
  },
};

export function ComparisonAdvice({ language }: ScreenProps) {
  const t = words[language];
  return (
    <aside className="advice">
      <h2>{t.why}</h2>
      <ol>
        {gaps.map((gap, index) => (
          <li key={`${gap.bidder}-${gap.line}`}>
            <i className="callout">{index + 1}</i>
            <span>
              <small>{bidders[gap.bidder].name}</small>
              {gap.reason[language]}
            </span>
            <b>+{amount(gap.amount, language)}</b>
          </li>
        ))}
      </ol>
      <div className="advice-pick">
        <h2>{t.advice}</h2>
        <strong>{bidders.prumo.name}</strong>
        <p>{t.text}</p>
        <ul>
          {t.facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <span className="button solid">{t.action}</span>
      </div>
    </aside>
  );
}
