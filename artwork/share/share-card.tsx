import type { ReactNode } from 'react';
import { brand } from '../../app/content/brand.ts';
import { calendarPath } from '../calendar-path.ts';

/** What a share image says; the words are the page's own. */
export type CardContent =
  | { kind: 'landing'; lines: readonly string[]; phrase: string; labels: Labels; product: string }
  | {
      kind: 'project';
      title: string;
      sector: string;
      result: { figure: string; label: string };
      labels: Labels;
      cover: { source: string; phone: boolean };
    }
  | { kind: 'legal'; title: string; updated: string };

interface Labels {
  day: string;
  live: string;
}

/** The whole picture, 1200 × 630: five ruled weeks, the words on them, and the calendar. */
export function ShareCard({ content }: { content: CardContent }) {
  return (
    <div className="card">
      <div className="logo">
        <svg viewBox="0 0 58 48" aria-hidden="true">
          <path d={calendarPath(1, 29)} fill="currentColor" />
          <path d={calendarPath(30, 30)} className="lit" />
        </svg>
        {brand.name}
      </div>
      <Inside content={content} />
      <p className="mono below">{brand.domain}</p>
    </div>
  );
}

function Inside({ content }: { content: CardContent }) {
  switch (content.kind) {
    case 'landing':
      return (
        <>
          <DayAndState labels={content.labels} />
          <div className="words">
            {content.lines.map((line) => (
              <p key={line} className="name">
                {line}
              </p>
            ))}
            <p className="phrase">{content.phrase}</p>
          </div>
          <div className="calendar">
            <img src={content.product} alt="" />
            <div className="lines" />
          </div>
          <Arrow />
        </>
      );
    case 'project':
      return <Project {...content} />;
    case 'legal':
      return (
        <>
          <h1 className="title">{content.title}</h1>
          <p className="mono kind">{content.updated}</p>
          <div className="calendar">
            <Cells first="quiet" />
          </div>
        </>
      );
  }
}

function Project({ title, sector, result, labels, cover }: CardContent & { kind: 'project' }) {
  const { name, rest } = splitTitle(title);
  return (
    <>
      <DayAndState labels={labels} />
      <div className="words">
        <p className={name.length > 9 ? 'name long' : 'name'}>{name}</p>
        <p className="rest">{rest}</p>
        <p className="result">
          <b>{result.figure}</b>
          <span>{result.label}</span>
        </p>
      </div>
      {cover.phone ? (
        <div className="calendar">
          <Cells />
          <img className="phone" src={cover.source} alt="" />
        </div>
      ) : (
        <>
          <div className="calendar cover">
            <img src={cover.source} alt="" />
          </div>
          <Arrow />
        </>
      )}
      <p className="mono kind">{sector}</p>
    </>
  );
}

function DayAndState({ labels }: { labels: Labels }) {
  return (
    <>
      <p className="mono day">{labels.day}</p>
      <p className="mono live">{labels.live}</p>
    </>
  );
}

/** The thirty cells as the mark has them, at the size of the ruled weeks. */
function Cells({ first = 'full' }: { first?: string }) {
  return (
    <svg viewBox="-1 -1 60 50" aria-hidden="true">
      <path d={calendarPath(1, 29)} className={first} fill="#1f1813" />
      <path d={calendarPath(30, 30)} className="lit" />
    </svg>
  );
}

/** The thirtieth cell: live. */
function Arrow(): ReactNode {
  return (
    <div className="arrow">
      <svg viewBox="0 0 97 97" aria-hidden="true">
        <path d="M31 66L64 33M38 30h29v29" fill="none" stroke="#1f1813" strokeWidth="7" />
      </svg>
    </div>
  );
}

/** 'Name: what it is' as its two parts, of which the second may have a colon of its own. */
function splitTitle(title: string): { name: string; rest: string } {
  const [name = '', ...others] = title.split(': ');
  const rest = others.join(': ');
  return { name, rest: rest.charAt(0).toLocaleUpperCase() + rest.slice(1) };
}
