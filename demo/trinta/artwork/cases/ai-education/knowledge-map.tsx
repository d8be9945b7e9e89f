import type { ScreenProps } from '../../case-artwork.ts';
import type { Language } from '../../language.ts';
import { masteredFrom, type TopicId, topics } from './data.ts';

const places: Record<TopicId, [number, number]> = {
  proportion: [82, 122],
  firstDegree: [76, 268],
  powers: [92, 418],
  percent: [214, 76],
  linear: [206, 214],
  factoring: [222, 344],
  arithmetic: [352, 128],
  equation: [352, 290],
  exponential: [352, 446],
  geometric: [492, 88],
  parabola: [478, 218],
  logarithm: [494, 442],
  interest: [620, 124],
  vertex: [606, 292],
  inequality: [482, 346],
  extreme: [606, 424],
};

const paths: readonly [TopicId, TopicId][] = [
  ['proportion', 'percent'],
  ['proportion', 'linear'],
  ['firstDegree', 'linear'],
  ['firstDegree', 'equation'],
  ['firstDegree', 'factoring'],
  ['powers', 'factoring'],
  ['powers', 'exponential'],
  ['percent', 'geometric'],
  ['linear', 'arithmetic'],
  ['linear', 'parabola'],
  ['factoring', 'equation'],
  ['arithmetic', 'geometric'],
  ['equation', 'parabola'],
  ['equation', 'inequality'],
  ['exponential', 'logarithm'],
  ['geometric', 'interest'],
  ['parabola', 'vertex'],
  ['vertex', 'extreme'],
];

const ids = Object.keys(places).filter((id): id is TopicId => id in topics);
const lit = (id: TopicId) => (topics[id].mastery ?? 0) >= masteredFrom;

const words = {
  'pt-BR': { lit: 'acesos', going: 'a caminho', dark: 'por acender', today: 'Hoje' },
  en: { lit: 'lit', going: 'on the way', dark: 'still dark', today: 'Today' },
} as const;

/** Counts mastered, started and untouched topics. */
export function tally() {
  const mastered = ids.filter(lit).length;
  const untouched = ids.filter((id) => topics[id].mastery === null).length;
  return { mastered, untouched, begun: ids.length - mastered - untouched, all: ids.length };
}

function Path({ ends: [from, to] }: { ends: [TopicId, TopicId] }) {
  const [x1, y1] = places[from];
  const [x2, y2] = places[to];
  const bend = (x2 - x1) * 0.45;
  const begun = topics[to].mastery !== null;
  return (
    <path
      d={`M${x1} ${y1}C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}`}
      fill="none"
      stroke={lit(from) && lit(to) ? '#f7c51e' : '#4d5b85'}
      strokeWidth={lit(from) && lit(to) ? 2 : 1.5}
      strokeDasharray={begun ? undefined : '3 5'}
    />
  );
}

/** A topic's name in at most two lines under its light. */
function Name({ text, x, y, strong }: { text: string; x: number; y: number; strong: boolean }) {
  const spaces = [...text.matchAll(/ /g)].map((match) => match.index);
  const middle = text.length / 2;
  const cut = spaces.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  const lines =
    cut === undefined || text.length < 12 ? [text] : [text.slice(0, cut), text.slice(cut + 1)];
  return (
    <text className={strong ? 'strong' : undefined} x={x} y={y} textAnchor="middle">
      {lines.map((line, index) => (
        <tspan key={line} x={x} dy={index === 0 ? 0 : 15}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

function Light({ id, language }: { id: TopicId; language: Language }) {
  const [x, y] = places[id];
  const { mastery, name } = topics[id];
  const today = id === 'vertex';
  const radius = today ? 19 : 12;
  const round = 2 * Math.PI * radius;
  return (
    <g>
      {lit(id) && <circle cx={x} cy={y} r="34" fill="url(#glow)" />}
      <circle cx={x} cy={y} r={radius} fill={lit(id) ? '#f7c51e' : '#15213f'} />
      {!lit(id) && (
        <circle
          cx={x}
          cy={y}
          r={radius}
          fill="none"
          stroke="#5e6c97"
          strokeWidth="2"
          strokeDasharray={mastery === null ? '2.5 3.8' : undefined}
        />
      )}
      {mastery !== null && !lit(id) && (
        <>
          <circle
            cx={x}
            cy={y}
            r={radius}
            fill="none"
            stroke="#f7c51e"
            strokeWidth="4.5"
            strokeDasharray={`${(round * mastery) / 100} ${round}`}
            transform={`rotate(-90 ${x} ${y})`}
          />
          {today && (
            <text className="percent" x={x} y={y + 5} textAnchor="middle">
              {mastery}
            </text>
          )}
        </>
      )}
      <Name text={name[language]} x={x} y={y + radius + 18} strong={today || lit(id)} />
    </g>
  );
}

export function KnowledgeMap({ language }: ScreenProps) {
  const say = words[language];
  const counts = tally();
  const [x, y] = places.vertex;
  return (
    <figure className="knowledge-map">
      <svg aria-hidden="true" width="690" height="524" viewBox="0 0 690 524">
        <defs>
          <radialGradient id="glow">
            <stop offset="0.3" stopColor="#f7c51e" stopOpacity="0.34" />
            <stop offset="1" stopColor="#f7c51e" stopOpacity="0" />
          </radialGradient>
        </defs>
        {paths.map((ends) => (
          <Path key={ends.join()} ends={ends} />
        ))}
        {ids.map((id) => (
          <Light key={id} id={id} language={language} />
        ))}
        <g className="flag">
          <path d={`M${x - 29} ${y - 58}h58v24h-22l-7 7-7-7h-22z`} fill="#fdf9ec" />
          <text x={x} y={y - 41} textAnchor="middle">
            {say.today}
          </text>
        </g>
      </svg>
      <figcaption>
        <span className="lit">
          <b>{counts.mastered}</b> {say.lit}
        </span>
        <span className="going">
          <b>{counts.begun}</b> {say.going}
        </span>
        <span className="dark">
          <b>{counts.untouched}</b> {say.dark}
        </span>
      </figcaption>
    </figure>
  );
}
