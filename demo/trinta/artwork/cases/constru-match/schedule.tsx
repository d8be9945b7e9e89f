import type { ScreenProps } from '../../case-artwork.ts';
import { job, quoteLines, quoteTotal } from './data.ts';
import { amount, dayAndMonth, money } from './format.ts';
import { Icon } from './icons.tsx';
import { PaymentStairs } from './payment-stairs.tsx';
import { StatusBar } from './phone.tsx';
import {
  paymentAmount,
  payments,
  releasedCount,
  releasedTotal,
  weeks,
  works,
} from './schedule-data.ts';

const words = {
  'pt-BR': {
    title: 'Cronograma',
    week: 'S',
    today: 'hoje, 06/04',
    released: 'já liberados',
    held: 'em custódia',
    stairs: 'Um pagamento por semana, na entrega da etapa',
    next: 'Próxima: parcela 4',
    due: 'prevista para sex, 10/04',
    photos: '3 de 5 fotos',
  },
  en: {
    title: 'Schedule',
    week: 'W',
    today: 'today, Apr 6',
    released: 'released so far',
    held: 'held in escrow',
    stairs: 'One payment a week, when its stage is done',
    next: 'Next: payment 4',
    due: 'expected Fri, Apr 10',
    photos: '3 of 5 photos',
  },
};

const column = 328 / weeks.length;
/** Monday of the fourth week, at noon. */
const today = 3.1;

export function Schedule({ language }: ScreenProps) {
  const t = words[language];
  const next = payments[releasedCount];
  return (
    <main className="phone schedule">
      <StatusBar time="12:10" />
      <header className="schedule-head">
        <Icon name="back" size={22} />
        <h1>{t.title}</h1>
        <span>{job.title[language]}</span>
      </header>
      <div className="money">
        <p>
          <b>{money(releasedTotal, language)}</b>
          {t.released}
        </p>
        <p>
          <b>{money(quoteTotal('prumo') - releasedTotal, language)}</b>
          {t.held}
        </p>
      </div>
      <section className="gantt">
        <div className="weeks">
          {weeks.map((date, index) => (
            <span key={date} className={index === 3 ? 'now' : ''}>
              <b>
                {t.week}
                {index + 1}
              </b>
              {dayAndMonth(date, language)}
            </span>
          ))}
        </div>
        <div className="bars">
          <em className="today" style={{ left: today * column }}>
            <span>{t.today}</span>
          </em>
          {works.map(({ line, from, to }) => {
            const state = to <= today ? 'done' : from < today ? 'doing' : 'ahead';
            const after = from < 2;
            const side = after ? { left: to * column + 7 } : { right: 328 - from * column + 7 };
            return (
              <div key={line} className={`bar ${state}`}>
                <i style={{ left: from * column, width: (to - from) * column }}>
                  {state === 'doing' && <u style={{ width: (today - from) * column }} />}
                </i>
                <span style={side}>{quoteLines.find(({ id }) => id === line)?.name[language]}</span>
              </div>
            );
          })}
        </div>
      </section>
      <h2 className="stairs-title">{t.stairs}</h2>
      <PaymentStairs
        steps={payments.map(paymentAmount)}
        done={releasedCount}
        label={(value) => amount(value, language)}
        total={money(quoteTotal('prumo'), language)}
      />
      {next && (
        <footer className="next">
          <div>
            <small>{t.next}</small>
            <b>{next.milestone[language]}</b>
            <span>{t.due}</span>
          </div>
          <div>
            <strong>{money(paymentAmount(next), language)}</strong>
            <span>
              <Icon name="camera" size={16} />
              {t.photos}
            </span>
          </div>
        </footer>
      )}
    </main>
  );
}
