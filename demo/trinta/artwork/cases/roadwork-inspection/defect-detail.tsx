import type { ScreenProps } from '../../case-artwork.ts';
import { StatusBar } from './chrome.tsx';
import { inspector, pothole, type Words } from './data.ts';
import { DefectPhoto } from './defect-photo.tsx';
import { Icon } from './icons.tsx';
import { clock, roadPosition, typeNames } from './words.ts';

interface Text {
  before: string;
  after: string;
  closed: string;
  limit: string;
  order: string;
  crew: string;
  material: string;
  place: string;
  seen: string;
  confirmed: string;
  sent: string;
  opened: string;
  patched: string;
}

const words: Words<Text> = {
  'pt-BR': {
    before: 'Antes',
    after: 'Depois',
    closed: 'Corrigido em 3h38',
    limit: 'prazo do contrato: 24\u00a0h',
    order: 'Ordem de serviço',
    crew: 'Equipe Conserva 3',
    material: '45\u00a0kg de massa a frio',
    place: 'oeste, trilha de roda direita',
    seen: 'Câmera detecta, 94%',
    confirmed: `Confirmado por ${inspector}`,
    sent: 'Sinal volta no km\u00a0238: enviado',
    opened: 'OS\u00a02291 aberta para a Conserva 3',
    patched: 'Remendo pronto, foto conferida',
  },
  en: {
    before: 'Before',
    after: 'After',
    closed: 'Fixed in 3\u00a0h 38\u00a0min',
    limit: 'contract limit: 24\u00a0h',
    order: 'Work order',
    crew: 'Crew Conserva 3',
    material: '45\u00a0kg of cold mix',
    place: 'westbound, right wheel path',
    seen: 'Camera detects it, 94%',
    confirmed: `Confirmed by ${inspector}`,
    sent: 'Signal back at km\u00a0238: sent',
    opened: 'OS\u00a02291 opened for Conserva 3',
    patched: 'Patch done, photo checked',
  },
};

/** Both photos are the same crop of the same road; only the hole differs. */
const cut = '116 356 248 196';

export function DefectDetail({ language }: ScreenProps) {
  const text = words[language];
  const history = [
    { time: pothole.time, text: text.seen },
    { time: '10:44', text: text.confirmed },
    { time: '11:52', text: text.sent },
    { time: '12:05', text: text.opened },
    { time: '14:20', text: text.patched },
  ];
  return (
    <div className="screen detail">
      <div className="compare">
        <DefectPhoto type="pothole" viewBox={cut} />
        <div className="after">
          <DefectPhoto type="pothole" viewBox={cut} repaired />
        </div>
        <svg className="divider" viewBox="0 0 360 286" aria-hidden="true">
          <path d="M206 0L154 286" stroke="#f5f4ee" strokeWidth="3" />
          <circle cx="168" cy="209" r="19" fill="#f5f4ee" />
          <path
            d="M163 201l-8 8 8 8M173 201l8 8-8 8"
            stroke="#15181c"
            strokeWidth="2.4"
            fill="none"
          />
        </svg>
        <StatusBar time="14:32" bars={3} battery={48} />
        <p className="photo-time left">
          {text.before} <b>{clock(pothole.time, language)}</b>
        </p>
        <p className="photo-time right">
          {text.after} <b>{clock('14:20', language)}</b>
        </p>
        <span className="round-back">
          <Icon name="back" size={22} weight={2.2} />
        </span>
      </div>
      <header className="detail-head">
        <div>
          <h1>
            {typeNames[language].pothole} {pothole.id}
          </h1>
          <p>
            {roadPosition(pothole.metre)} {text.place}
          </p>
        </div>
      </header>
      <p className="closed">
        <Icon name="check" size={20} weight={2.6} />
        <b>{text.closed}</b>
        {text.limit}
      </p>
      <ol className="history">
        {history.map((step) => (
          <li key={step.time}>
            <b>{clock(step.time, language)}</b>
            {step.text}
          </li>
        ))}
      </ol>
      <div className="order">
        <p>
          <small>{text.order}</small>
          <b>{pothole.workOrder}</b>
        </p>
        <p>
          <b>{text.crew}</b>
          {text.material}
        </p>
        <Icon name="chevron" size={20} />
      </div>
    </div>
  );
}
