import type { ScreenProps } from '../../case-artwork.ts';
import { addendum, addendumTotal, quoteTotal } from './data.ts';
import { metres, money } from './format.ts';
import { GutterDetail } from './gutter-detail.tsx';

const words = {
  'pt-BR': {
    title: 'Aditivo 1',
    name: 'Calha no telhado dos fundos',
    section: '15 cm',
    gutter: 'Calha e condutor',
    labour: 'Mão de obra',
    term: 'Prazo',
    same: 'não muda',
    paid: 'Pago com a parcela 4',
    contract: 'Contrato',
    signed: 'assinou',
    times: ['10h31', '10h36'],
  },
  en: {
    title: 'Addendum 1',
    name: 'Gutter for the rear roof',
    section: '15 cm',
    gutter: 'Gutter',
    labour: 'Labour',
    term: 'Deadline',
    same: 'unchanged',
    paid: 'Paid with payment 4',
    contract: 'Contract',
    signed: 'signed',
    times: ['10:31 am', '10:36 am'],
  },
};

const signatures = [
  {
    name: 'Camila',
    stroke:
      'M4 20c2-14 14-18 14-10s-14 16-8 16 12-14 16-12-4 10 2 8 4-8 8-7 0 7 4 6 3-16 6-16-4 16 2 16 8-8 14-8',
  },
  {
    name: 'Rosângela',
    stroke: 'M6 26V6c14-4 16 10 2 11l14 10c6 0 4-9 8-9s2 8 6 8 4-8 8-8 0 8 4 8 6-12 10-12-2 10 6 9',
  },
] as const;

export function AddendumSheet({ language }: ScreenProps) {
  const t = words[language];
  const contract = quoteTotal('prumo');
  return (
    <section className="addendum">
      <header>
        <small>{t.title}</small>
        <b>{t.name}</b>
      </header>
      <div className="addendum-body">
        <GutterDetail measure={t.section} />
        <dl>
          <dt>
            {t.gutter} <small>{metres(addendum.length, language)}</small>
          </dt>
          <dd>{money(addendum.material, language)}</dd>
          <dt>{t.labour}</dt>
          <dd>{money(addendum.labour, language)}</dd>
          <dt>{t.term}</dt>
          <dd>{t.same}</dd>
          <dt className="sum">{t.paid}</dt>
          <dd className="sum">{money(addendumTotal, language)}</dd>
        </dl>
      </div>
      <p className="addendum-total">
        {t.contract}
        <s>{money(contract, language)}</s>
        <b>{money(contract + addendumTotal, language)}</b>
      </p>
      <footer>
        {signatures.map(({ name, stroke }, index) => (
          <div key={name}>
            <svg aria-hidden="true" viewBox="0 0 72 32" fill="none" stroke="#1c4c80">
              <path d={stroke} strokeWidth="1.7" strokeLinecap="round" />
            </svg>
            <span>
              {name} {t.signed}
              <small>{t.times[index]}</small>
            </span>
          </div>
        ))}
      </footer>
    </section>
  );
}
