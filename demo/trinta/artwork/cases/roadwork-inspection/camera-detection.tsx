import type { ScreenProps } from '../../case-artwork.ts';
import { RoadPlate, StatusBar } from './chrome.tsx';
import { defectsUntil, pothole, road, type Severity, type Words } from './data.ts';
import { Icon } from './icons.tsx';
import { bounds, type Point, path, project } from './perspective.ts';
import { RoadScene } from './road-scene.tsx';
import { alligatorCracks, potholeOutline, toPicture, wornLine } from './surface-damage.ts';
import { roadPosition, severityNames, typeNames } from './words.ts';

const words: Words<
  Record<'heading' | 'offline' | 'frame' | 'inFrame' | 'recorded' | 'speed', string>
> = {
  'pt-BR': {
    heading: 'Sentido oeste',
    offline: 'Sem sinal: tudo fica no aparelho',
    frame: '31\u00a0ms por quadro',
    inFrame: 'no quadro',
    recorded: 'no turno',
    speed: 'km/h',
  },
  en: {
    heading: 'Westbound',
    offline: 'No signal: kept on this phone',
    frame: '31\u00a0ms per frame',
    inFrame: 'in frame',
    recorded: 'this shift',
    speed: 'km/h',
  },
};

interface Detection {
  type: 'pothole' | 'crack' | 'marking';
  severity: Severity;
  confidence: number;
  outline: readonly Point[];
  margin: number;
}

const crackPoints = alligatorCracks().flat();

/** Convex hull of points: the area that the model marks for a crack. */
function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort(([ax, ay], [bx, by]) => ax - bx || ay - by);
  const half = (list: readonly Point[]) => {
    const chain: Point[] = [];
    for (const point of list) {
      let [last, before] = [chain.at(-1), chain.at(-2)];
      while (
        last &&
        before &&
        (last[0] - before[0]) * (point[1] - before[1]) <=
          (last[1] - before[1]) * (point[0] - before[0])
      ) {
        chain.pop();
        [last, before] = [chain.at(-1), chain.at(-2)];
      }
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

const detections: readonly Detection[] = [
  {
    type: 'marking',
    severity: 'low',
    confidence: 81,
    outline: [
      project(wornLine.x - 0.1, wornLine.near),
      project(wornLine.x + 0.1, wornLine.near),
      project(wornLine.x + 0.1, wornLine.far),
      project(wornLine.x - 0.1, wornLine.far),
    ],
    margin: 6,
  },
  {
    type: 'crack',
    severity: 'medium',
    confidence: 88,
    outline: hull(toPicture(crackPoints)),
    margin: 6,
  },
  {
    type: 'pothole',
    severity: 'high',
    confidence: pothole.confidence,
    outline: toPicture(potholeOutline(1.12, 23, 0.15)),
    margin: 11,
  },
];

function Box({ detection, label }: { detection: Detection; label: string }) {
  const { left, top, width, height } = bounds(detection.outline, detection.margin);
  const colour = `var(--${detection.severity})`;
  const main = detection.severity === 'high';
  const arm = main ? 20 : 12;
  const right = left + width;
  const bottom = top + height;
  const corners = `M${left} ${top + arm}V${top}H${left + arm}M${right - arm} ${top}H${right}V${top + arm}M${right} ${bottom - arm}V${bottom}H${right - arm}M${left + arm} ${bottom}H${left}V${bottom - arm}`;
  return (
    <>
      <svg className="overlay" viewBox="0 0 360 640" aria-hidden="true">
        <path
          d={path(detection.outline)}
          fill={colour}
          fillOpacity={main ? 0.06 : 0.13}
          stroke={colour}
          strokeWidth="1.2"
          strokeOpacity="0.8"
          strokeLinejoin="round"
        />
        <rect
          x={left}
          y={top}
          width={width}
          height={height}
          fill="none"
          stroke={colour}
          strokeOpacity="0.5"
        />
        <path d={corners} fill="none" stroke={colour} strokeWidth={main ? 4 : 3} />
      </svg>
      <p
        className={`label ${detection.type}`}
        style={{
          left: left - (main ? 2 : 1.5),
          bottom: 640 - top + (main ? 2 : 1.5),
          background: colour,
        }}
      >
        {label} <b>{detection.confidence}%</b>
      </p>
    </>
  );
}

export function CameraDetection({ language }: ScreenProps) {
  const text = words[language];
  const names = typeNames[language];
  const recorded = defectsUntil(pothole.metre / 1000).length;
  return (
    <div className="screen viewfinder">
      <RoadScene className="scene" />
      {detections.map((detection) => (
        <Box
          key={detection.type}
          detection={detection}
          label={
            detection.type === 'pothole'
              ? `${names.pothole} · ${severityNames[language].high.toLowerCase()}`
              : names[detection.type]
          }
        />
      ))}
      <StatusBar time={pothole.time} bars={0} battery={71} />
      <header className="hud">
        <RoadPlate name={road.name} />
        <div>
          <strong>{roadPosition(pothole.metre)}</strong>
          <span>
            {text.heading} · GPS ±{pothole.position.accuracy}
            {'\u00a0'}m
          </span>
        </div>
        <p className="speed">
          <strong>22</strong>
          {text.speed}
        </p>
      </header>
      <footer className="trigger">
        <p className="offline">
          <Icon name="noSignal" size={16} weight={2.2} />
          {text.offline}
          <span>{text.frame}</span>
        </p>
        <div className="controls">
          <p>
            <strong>{detections.length}</strong>
            {text.inFrame}
          </p>
          <span className="shutter">
            <i />
          </span>
          <p>
            <strong>{recorded}</strong>
            {text.recorded}
          </p>
        </div>
      </footer>
    </div>
  );
}
