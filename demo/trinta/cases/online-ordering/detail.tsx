import { useState } from 'react';
import type { Language } from '../../artwork/language.ts';
import { useLive } from '../use-live.ts';

/** Tickets on the kitchen's screen, in order of delivery; times in minutes after 19:00. */
const tickets = [
  {
    number: 4165,
    arrived: 31,
    begin: 43,
    due: 53,
    dish: { 'pt-BR': 'Caldo de feijão', en: 'Bean broth' },
  },
  {
    number: 4167,
    arrived: 35,
    begin: 37,
    due: 55,
    dish: { 'pt-BR': 'Frango com quiabo', en: 'Chicken and okra' },
  },
  {
    number: 4169,
    arrived: 40,
    begin: 41,
    due: 60,
    dish: { 'pt-BR': 'Costelinha', en: 'Ribs on corn' },
  },
  {
    number: 4172,
    arrived: 46,
    begin: 48,
    due: 63,
    dish: { 'pt-BR': 'Feijão tropeiro', en: 'Feijão tropeiro' },
  },
  {
    number: 4173,
    arrived: 49,
    begin: 64,
    due: 74,
    dish: { 'pt-BR': 'Caldo de feijão', en: 'Bean broth' },
  },
  {
    number: 4174,
    arrived: 51,
    begin: 75,
    due: 95,
    dish: { 'pt-BR': 'Tropeiro e costelinha', en: 'Tropeiro and ribs' },
  },
] as const;

type Ticket = (typeof tickets)[number];

interface Words {
  heading: string;
  text: string;
  clock: string;
  time: (minutes: number) => string;
  order: string;
  arrived: string;
  begins: string;
  leaves: string;
  states: Record<ReturnType<typeof stateAt>, string>;
  cold: (minutes: number) => string;
}

const words: Record<Language, Words> = {
  'pt-BR': {
    heading: 'O relógio da cozinha manda começar',
    text: 'A comanda não vai para o fogo quando chega: vai na hora de sair quente. Adiante o relógio e veja quem começa.',
    clock: 'Hora na cozinha',
    time: (minutes) => `${19 + Math.floor(minutes / 60)}h${String(minutes % 60).padStart(2, '0')}`,
    order: 'Comanda',
    arrived: 'Chegou',
    begins: 'Vai ao fogo',
    leaves: 'Sai',
    states: { ahead: 'ainda não chegou', waiting: 'espera', cooking: 'no fogo', gone: 'saiu' },
    cold: (minutes) => `por ordem de chegada, esfriaria ${minutes}\u00a0min`,
  },
  en: {
    heading: 'The kitchen clock says when to start',
    text: 'A ticket does not go on the stove when it arrives, but in time to leave hot. Move the clock on and see whose turn it is.',
    clock: 'Time in the kitchen',
    time: (minutes) => `${19 + Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`,
    order: 'Ticket',
    arrived: 'Arrived',
    begins: 'On the stove',
    leaves: 'Leaves',
    states: { ahead: 'not in yet', waiting: 'waits', cooking: 'on the stove', gone: 'gone' },
    cold: (minutes) => `in order of arrival it would go cold for ${minutes}\u00a0min`,
  },
};

/** Time range of the bars, in minutes after 19:00. */
const [from, to] = [30, 96];
const share = (minutes: number) => `${((minutes - from) / (to - from)) * 100}%`;

function stateAt(now: number, { arrived, begin, due }: Ticket) {
  if (now < arrived) return 'ahead';
  if (now < begin) return 'waiting';
  return now < due ? 'cooking' : 'gone';
}

/** The kitchen's clock: each ticket is cooked just in time for its delivery, whenever it arrived. */
export default function KitchenClock({ language }: { language: Language }) {
  const [now, setNow] = useState(52);
  const live = useLive();
  const t = words[language];
  return (
    <section className="detail" aria-labelledby="detail" data-live={live}>
      <header>
        <h2 id="detail">{t.heading}</h2>
        <p>{t.text}</p>
      </header>
      <div className="clock">
        <svg viewBox="-50 -50 100 100" aria-hidden="true">
          <circle r="48" />
          <path className="ticks" d="M0-42v6M0 42v-6M42 0h-6M-42 0h6" />
          <path className="hand" d="M0 4V-24" transform={`rotate(${(7 + now / 60) * 30})`} />
          <path className="hand" d="M0 4V-37" transform={`rotate(${now * 6})`} />
        </svg>
        <output htmlFor="clock">{t.time(now)}</output>
        <input
          id="clock"
          className="if-script"
          type="range"
          min={from}
          max={to}
          value={now}
          aria-label={t.clock}
          aria-valuetext={t.time(now)}
          onChange={({ target }) => setNow(target.valueAsNumber)}
        />
      </div>
      <table>
        <thead>
          <tr>
            {[t.order, t.arrived, t.begins, t.leaves].map((name) => (
              <th scope="col" key={name}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tickets.map((ticket) => {
            const { number, arrived, begin, due, dish } = ticket;
            const state = stateAt(now, ticket);
            const cold = begin - arrived;
            return (
              <tr key={number} data-state={state}>
                <th scope="row">
                  {`${number} · ${dish[language]} `}
                  <b className="if-script">{t.states[state]}</b>
                  {cold > 5 && <small>{t.cold(cold)}</small>}
                </th>
                <td data-column={t.arrived}>{t.time(arrived)}</td>
                <td data-column={t.begins}>{t.time(begin)}</td>
                <td data-column={t.leaves}>
                  {t.time(due)}
                  <svg aria-hidden="true">
                    <rect
                      x={share(begin)}
                      width={share(from + due - begin)}
                      y="100%"
                      height="6"
                      transform="translate(0 -6)"
                    />
                    <line className="if-script" x1={share(now)} x2={share(now)} y2="100%" />
                  </svg>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
