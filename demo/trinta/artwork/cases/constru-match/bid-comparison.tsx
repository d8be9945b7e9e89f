import type { ScreenProps } from '../../case-artwork.ts';
import type { Language } from '../../language.ts';
import { ComparisonAdvice } from './comparison-advice.tsx';
import {
  type Bidder,
  bidderOrder,
  bidders,
  equalScopeTotal,
  gaps,
  job,
  type QuoteLine,
  quoteLines,
  quoteTotal,
  referenceTotal,
} from './data.ts';
import { amount, money } from './format.ts';
import { Logo } from './logo.tsx';
import { Portrait, type Sitter } from './portraits.tsx';

const words = {
  'pt-BR': {
    owner: 'Rosângela',
    item: 'Item',
    reference: 'Referência',
    source: 'SINAPI/PE + BDI',
    weeks: 'semanas',
    bar: 'traço: desvio da referência',
    missing: 'não cotado',
    total: 'Como veio',
    equal: 'Em igual escopo',
  },
  en: {
    owner: 'Rosângela',
    item: 'Item',
    reference: 'Reference',
    source: 'SINAPI/PE list',
    weeks: 'weeks',
    bar: 'bar: off the reference',
    missing: 'not quoted',
    total: 'As quoted',
    equal: 'On equal scope',
  },
};

const faces: Record<Bidder, Sitter> = {
  prumo: 'camila',
  bezerra: 'severino',
  novaLaje: 'jeferson',
};

function Deviation({ value, reference }: { value: number; reference: number }) {
  const share = (value - reference) / reference;
  const reach = Math.max(-26, Math.min(26, share * 62));
  const close = Math.abs(share) < 0.05;
  return (
    <svg aria-hidden="true" width="60" height="12" viewBox="-30 0 60 12">
      <path d="M-28 6H28M0 1V11" stroke="#bdbdb6" strokeWidth="1.2" />
      <path d={`M0 6H${reach}`} stroke={close ? '#2f74b5' : '#c4583a'} strokeWidth="4" />
      <path d={`M${reach} 1.500V10.5`} stroke={close ? '#1c4c80' : '#a9442b'} strokeWidth="2" />
    </svg>
  );
}

interface CellProps {
  line: QuoteLine;
  bidder: Bidder;
  language: Language;
}

function BidCell({ line, bidder, language }: CellProps) {
  const value = line.bids[bidder];
  const note = gaps.findIndex((gap) => gap.bidder === bidder && gap.line === line.id);
  const classes = ['bid', bidder === 'prumo' ? 'chosen' : '', note >= 0 ? 'short' : ''];
  return (
    <td className={classes.join(' ')}>
      {note >= 0 && <i className="callout">{note + 1}</i>}
      {value === null ? (
        <em>{words[language].missing}</em>
      ) : (
        <>
          <b>{amount(value, language)}</b>
          <Deviation value={value} reference={line.reference} />
        </>
      )}
    </td>
  );
}

export function BidComparison({ language }: ScreenProps) {
  const t = words[language];
  return (
    <main className="compare">
      <header className="compare-bar">
        <Logo constru="#ffffff" match="#f0b94a" />
        <h1>
          {job.title[language]} <span>{job.district}, Recife</span>
        </h1>
        <span className="compare-owner">{t.owner}</span>
        <span className="face">
          <Portrait of="rosangela" />
        </span>
      </header>
      <section className="compare-sheet">
        <table>
          <thead>
            <tr>
              <th>
                {t.item}
                <small>{t.bar}</small>
              </th>
              <th className="number">
                {t.reference}
                <small>{t.source}</small>
              </th>
              {bidderOrder.map((bidder) => (
                <th key={bidder} className={bidder === 'prumo' ? 'bid chosen' : 'bid'}>
                  <span className="face">
                    <Portrait of={faces[bidder]} />
                  </span>
                  <span>
                    {bidders[bidder].name}
                    <small>
                      {bidders[bidder].weeks} {t.weeks}
                    </small>
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {quoteLines.map((line) => (
              <tr key={line.id}>
                <th scope="row">
                  {line.name[language]}
                  <small>{line.quantity[language]}</small>
                </th>
                <td className="number">{amount(line.reference, language)}</td>
                {bidderOrder.map((bidder) => (
                  <BidCell key={bidder} line={line} bidder={bidder} language={language} />
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t.total}</th>
              <td className="number">{amount(referenceTotal, language)}</td>
              {bidderOrder.map((bidder) => (
                <td key={bidder} className={bidder === 'prumo' ? 'bid chosen' : 'bid'}>
                  {money(quoteTotal(bidder), language)}
                </td>
              ))}
            </tr>
            <tr className="equal">
              <th scope="row">{t.equal}</th>
              <td className="number">{amount(referenceTotal, language)}</td>
              {bidderOrder.map((bidder) => (
                <td key={bidder} className={bidder === 'prumo' ? 'bid chosen' : 'bid'}>
                  {money(equalScopeTotal(bidder), language)}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </section>
      <ComparisonAdvice language={language} />
    </main>
  );
}
