import type { ScreenProps } from '../../case-artwork.ts';
import { seededRandom } from '../../seeded-random.ts';
import { SeverityMark, StatusBar } from './chrome.tsx';
import { pothole, severities, type Words } from './data.ts';
import { DefectPhoto } from './defect-photo.tsx';
import { Icon } from './icons.tsx';
import { type Point, path, round } from './perspective.ts';
import { potholeOutline } from './surface-damage.ts';
import { decimal, roadPosition, severityNames, typeNames } from './words.ts';

type Key =
  | 'saved'
  | 'seen'
  | 'width'
  | 'length'
  | 'depth'
  | 'area'
  | 'measure'
  | 'action'
  | 'save'
  | 'severity'
  | 'voice'
  | 'note';

const words: Words<Record<Key, string>> = {
  'pt-BR': {
    saved: 'Salvo no aparelho',
    seen: 'A câmera viu',
    width: 'Largura',
    length: 'Comprimento',
    depth: 'Profundidade',
    area: 'Área',
    measure: 'Providência',
    action: 'Tapa-buraco em até 24\u00a0h',
    save: 'Pôr na fila de envio',
    severity: 'Gravidade',
    voice: 'Nota de voz',
    note: '“Borda solta, cone posto no local.”',
  },
  en: {
    saved: 'Saved on this phone',
    seen: 'Camera saw',
    width: 'Width',
    length: 'Length',
    depth: 'Depth',
    area: 'Area',
    measure: 'Measure',
    action: 'Patch within 24\u00a0h',
    save: 'Add to send queue',
    severity: 'Severity',
    voice: 'Voice note',
    note: '“Loose edge, I’ve set a cone beside it.”',
  },
};

/** The outline that the camera measured, from above, with its two dimensions. */
function Measurement() {
  const outline = potholeOutline(1).map(
    ([x, z]): Point => [round(72 + (x - 0.5) * 86), round(46 - (z - 2.86) * 86)],
  );
  return (
    <svg width="126" height="96" viewBox="4 0 124 94" aria-hidden="true">
      <path
        d={path(outline)}
        fill="#ff5b45"
        fillOpacity="0.24"
        stroke="#ff5b45"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M24 46h96M72 10v72" stroke="#ff5b45" strokeDasharray="2 4" opacity="0.7" />
      <g stroke="#f5f4ee" strokeWidth="1.4" fill="none">
        <path d="M28 86h88M28 81v10M116 81v10" />
        <path d="M12 17v58M7 17h10M7 75h10" />
      </g>
    </svg>
  );
}

function Waveform() {
  const roll = seededRandom(19);
  const bars = Array.from({ length: 34 }, (_, index) => {
    const tall = round(3 + roll() * 15 * (0.4 + Math.abs(Math.sin(index / 5))));
    return `M${index * 4 + 2} ${round(12 - tall / 2)}v${tall}`;
  });
  return (
    <svg width="138" height="24" viewBox="0 0 138 24" aria-hidden="true">
      <path
        d={bars.slice(0, 12).join('')}
        stroke="#ffd60a"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
      <path d={bars.slice(12).join('')} stroke="#a9bac8" strokeWidth="2.2" strokeLinecap="round" />
    </svg>
  );
}

export function DefectForm({ language }: ScreenProps) {
  const text = words[language];
  const { latitude, longitude, accuracy } = pothole.position;
  const sizes = [
    { label: text.width, value: `${pothole.width}\u00a0cm` },
    { label: text.length, value: `${pothole.length}\u00a0cm` },
    { label: text.depth, value: `${pothole.depth}\u00a0cm` },
    { label: text.area, value: `${decimal(pothole.area, language, 2)}\u00a0m²` },
  ];
  return (
    <div className="screen form">
      <StatusBar time="10:43" bars={0} battery={70} />
      <header className="form-head">
        <Icon name="close" size={22} />
        <h1>{pothole.id}</h1>
        <p>
          <Icon name="check" size={15} weight={2.4} />
          {text.saved}
        </p>
      </header>
      <div className="form-photos">
        <div>
          <DefectPhoto type="pothole" viewBox="150 372 194 132" />
          <p>
            {text.seen}: {typeNames[language].pothole.toLowerCase()} <b>{pothole.confidence}%</b>
          </p>
        </div>
        <div>
          <DefectPhoto type="pothole" />
        </div>
        <div>
          <DefectPhoto type="pothole" viewBox="40 190 300 320" />
        </div>
      </div>
      <fieldset className="form-severity">
        <legend>{text.severity}</legend>
        {severities.map((severity) => (
          <span key={severity} className={severity === 'high' ? 'chosen' : ''}>
            <SeverityMark severity={severity} />
            {severityNames[language][severity]}
          </span>
        ))}
      </fieldset>
      <div className="form-size">
        <Measurement />
        <dl>
          {sizes.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="form-line">
        <Icon name="wrench" />
        <p>
          {text.measure}
          <b>{text.action}</b>
        </p>
        <Icon name="chevron" size={18} />
      </div>
      <div className="form-line">
        <Icon name="pin" />
        <p>
          {decimal(latitude, language, 4)}° S {decimal(longitude, language, 4)}°{' '}
          {language === 'en' ? 'W' : 'O'}
          {' · '}±{accuracy}
          {'\u00a0'}m<b>{roadPosition(pothole.metre)}</b>
        </p>
      </div>
      <div className="form-line voice">
        <Icon name="play" />
        <p>
          <span>
            <Waveform />
            {pothole.voiceSeconds}
          </span>
          {text.note}
        </p>
      </div>
      <p className="form-save">{text.save}</p>
    </div>
  );
}
