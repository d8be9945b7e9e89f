/** What a share image shows; the words are the page's own. */
export interface CardContent {
  name: string;
  domain: string;
  /** The site's mark as SVG. */
  mark: string;
  subject: CardSubject;
}

export type CardSubject =
  | {
      kind: 'landing';
      lines: readonly string[];
      phrase: string;
      labels?: DayLabels | undefined;
      /** Address of the picture in the calendar. */
      product?: string | undefined;
    }
  | {
      kind: 'project';
      title: string;
      sector: string;
      result: { figure: string; label: string };
      cover: { source: string; phone: boolean };
      labels?: DayLabels | undefined;
    }
  | { kind: 'document'; title: string; note: string };

/** The calendar's last day: 'Day 30', 'Live'. */
export interface DayLabels {
  day: string;
  live: string;
}

/**
 * The whole picture, 1200 × 630: the words on ruled paper, and beside them what they are about. Text with
 * the class `fit` is set smaller where it needs more room than it has (see `fit-text.ts`).
 */
export function ShareCard({ content: { name, domain, mark, subject } }: { content: CardContent }) {
  return (
    <div className="card">
      <div className="logo fit">
        <Mark svg={mark} className="small" />
        {name}
      </div>
      {subject.kind !== 'document' && subject.labels && (
        <>
          <p className="mono day">{subject.labels.day}</p>
          <p className="mono live">{subject.labels.live}</p>
        </>
      )}
      <Subject subject={subject} mark={mark} />
      <p className="mono below fit">{domain}</p>
    </div>
  );
}

function Subject({ subject, mark }: { subject: CardSubject; mark: string }) {
  switch (subject.kind) {
    case 'landing':
      return <Landing {...subject} mark={mark} />;
    case 'project':
      return <Project {...subject} mark={mark} />;
    case 'document':
      return (
        <>
          <h1 className="title fit">{subject.title}</h1>
          <p className="mono kind fit">{subject.note}</p>
          <div className="picture">
            <Mark svg={mark} className="quiet" />
          </div>
        </>
      );
  }
}

type LandingProps = Extract<CardSubject, { kind: 'landing' }> & { mark: string };

function Landing({ lines, phrase, product, mark }: LandingProps) {
  return (
    <>
      <div className="words">
        <div className="name fit">
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        <p className="phrase fit">{phrase}</p>
      </div>
      <div className="picture">
        {product ? (
          <>
            <img src={product} alt="" />
            <div className="lines" />
          </>
        ) : (
          <Mark svg={mark} />
        )}
      </div>
      {product && <Arrow />}
    </>
  );
}

type ProjectProps = Extract<CardSubject, { kind: 'project' }> & { mark: string };

function Project({ title, sector, result, cover, labels, mark }: ProjectProps) {
  const { name, rest } = splitTitle(title);
  return (
    <>
      <div className="words">
        <div className="heading">
          {/* A title without a colon is a sentence, which may need all the lines. */}
          {rest && <p className="name fit">{name}</p>}
          <p className="rest fit">{rest || name}</p>
        </div>
        <p className="result fit">
          <b>{result.figure}</b>
          <span className="fit">{result.label}</span>
        </p>
      </div>
      {cover.phone ? (
        <div className="picture">
          {/* Of a calendar the days that are left look out behind the phone. */}
          <Mark svg={mark} className={labels ? '' : 'beside'} />
          <img className="phone" src={cover.source} alt="" />
        </div>
      ) : (
        <>
          <div className="picture cover">
            <img src={cover.source} alt="" />
          </div>
          <Arrow />
        </>
      )}
      <p className="mono kind fit">{sector}</p>
    </>
  );
}

/** The mark in the colour of the text around it. */
function Mark({ svg, className = '' }: { svg: string; className?: string }) {
  const source = { __html: svg };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the owner's own drawing, in a picture.
  return <span className={`mark ${className}`} dangerouslySetInnerHTML={source} />;
}

function Arrow() {
  return (
    <div className="arrow">
      <svg viewBox="0 0 97 97" aria-hidden="true">
        <path d="M31 66L64 33M38 30h29v29" fill="none" stroke="currentColor" strokeWidth="7" />
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
