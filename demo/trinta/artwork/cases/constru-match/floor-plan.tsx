import type { ReactNode } from 'react';
import type { Language } from '../../language.ts';
import { amount } from './format.ts';

const words = {
  'pt-BR': { bath: 'BANHEIRO', laundry: 'ÁREA DE SERVIÇO', kitchen: 'COZINHA', kept: 'não mexe' },
  en: { bath: 'BATH', laundry: 'LAUNDRY AREA', kitchen: 'KITCHEN', kept: 'stays as is' },
};

interface MeasureProps {
  from: number;
  to: number;
  at: number;
  upright?: boolean;
  label: string;
}

function Measure({ from, to, at, upright = false, label }: MeasureProps) {
  const middle = (from + to) / 2;
  const line = upright
    ? `M${at} ${from - 5}V${to + 5}M${at - 4} ${from + 4}l8-8M${at - 4} ${to + 4}l8-8`
    : `M${from - 5} ${at}H${to + 5}M${from - 4} ${at + 4}l8-8M${to - 4} ${at + 4}l8-8`;
  return (
    <g>
      <path d={line} stroke="#fff" strokeWidth="1.1" />
      <text
        x={upright ? at - 5 : middle}
        y={upright ? middle : at - 5}
        textAnchor="middle"
        transform={upright ? `rotate(-90 ${at - 5} ${middle})` : undefined}
      >
        {label}
      </text>
    </g>
  );
}

function Callout({ x, y, children }: { x: number; y: number; children: ReactNode }) {
  return (
    <g>
      <circle cx={x} cy={y} r="9" fill="#c4583a" stroke="#fff" strokeWidth="1.2" />
      <text className="plan-mark" x={x} y={y + 4} textAnchor="middle">
        {children}
      </text>
    </g>
  );
}

/** Bathroom and laundry area at 38 px a metre: what the owner measured with the app. */
export function FloorPlan({ language }: { language: Language }) {
  const t = words[language];
  const m = (value: number) => amount(value, language, 2);
  return (
    <svg aria-hidden="true" className="plan" viewBox="0 0 360 262" fill="none">
      <defs>
        <pattern id="plan-grid" width="19" height="19" patternUnits="userSpaceOnUse" x="70" y="46">
          <path d="M0 .500H19M.5 0V19" stroke="#fff" strokeOpacity=".08" />
        </pattern>
        <pattern
          id="plan-hatch"
          width="9"
          height="9"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M0 0V9" stroke="#f0b94a" strokeOpacity=".65" />
        </pattern>
        <pattern
          id="plan-tiles"
          width="7.6"
          height="7.6"
          patternUnits="userSpaceOnUse"
          x="76"
          y="52"
        >
          <path d="M0 0H7.600M0 0V7.6" stroke="#fff" strokeOpacity=".2" />
        </pattern>
      </defs>
      <rect width="360" height="262" fill="url(#plan-grid)" />
      <path d="M62 110H291V256H62Z" fill="url(#plan-hatch)" />
      <path d="M62 110H291V256H62Z" stroke="#f0b94a" strokeWidth="1.3" strokeDasharray="7 4" />
      <path d="M76 52H167V113H76Z" fill="#c4583a" fillOpacity=".35" />
      <path d="M76 52H167V113H76Z" fill="url(#plan-tiles)" />
      <path d="M173 46H283V119H220V113H277V52H173Z" fill="#6f97c2" />
      <g fill="#fff">
        <path d="M70 46H96V52H76V119H70ZM120 46H173V113H173V119H158V113H167V52H120Z" />
        <path d="M70 113H130V119H70ZM158 113H196V119H158Z" />
        <path d="M70 119H76V247H70ZM277 119H283V247H277ZM70 241H150V247H70ZM204 241H283V247H204Z" />
      </g>
      <path d="M96 47.500H120M96 50.500H120" stroke="#fff" strokeWidth="1.2" />
      <path d="M130 113V86M130 86A27 27 0 0 1 157 113" stroke="#fff" strokeWidth="1.2" />
      <path d="M196 119V143M196 143A24 24 0 0 0 220 119" stroke="#fff" strokeWidth="1.2" />
      <g stroke="#fff" strokeWidth="1.3">
        <path d="M76 52H110V113M76 52L110 113M110 52L76 113" strokeOpacity=".6" />
        <path d="M110 52V113" strokeWidth="2" />
        <circle cx="93" cy="82" r="3.5" fill="#1c4c80" />
        <path d="M116 53h18v7h-18zM117 60c0 16 16 16 16 0" />
        <path d="M145 53h21v17h-21z" />
        <ellipse cx="155.5" cy="62" rx="7" ry="5" />
        <path d="M78 206h26v33H78zM82 214h18v21H82z" />
        <path d="M110 210h28v29h-28z" />
        <circle cx="124" cy="225" r="9" />
        <path
          d="M240 54h35v15h-35zM244 61h.100M252 61h.100M246 58a3 3 0 1 0 .100 0M258 58a3 3 0 1 0 .100 0M175 54h50v13h-50"
          strokeOpacity=".5"
        />
      </g>
      <g stroke="#f0b94a" strokeWidth="1.6">
        <path d="M242 150V208M237 200l5 9 5-9" />
      </g>
      <g className="plan-text" fill="#fff">
        <rect x="104" y="152" width="132" height="34" fill="#1c4c80" />
        <text className="plan-room" x="170" y="166" textAnchor="middle">
          {t.laundry}
        </text>
        <text x="170" y="181" textAnchor="middle">
          18 m²
        </text>
        <rect x="247" y="170" width="28" height="16" fill="#1c4c80" />
        <text x="250" y="182" fill="#f0b94a">
          30%
        </text>
        <text className="plan-room" x="225" y="90" textAnchor="middle" opacity=".75">
          {t.kitchen}
        </text>
        <text x="225" y="104" textAnchor="middle" opacity=".75">
          {t.kept}
        </text>
        <text className="plan-room" x="295" y="70">
          {t.bath}
        </text>
        <text x="295" y="98">
          {m(3.84)} m²
        </text>
        <Measure from={73} to={280} at={16} label={m(5.6)} />
        <Measure from={76} to={167} at={36} label={m(2.4)} />
        <Measure from={52} to={113} at={48} upright label={m(1.6)} />
        <Measure from={119} to={241} at={48} upright label={m(3.2)} />
      </g>
      <path d="M356 79H152V92" stroke="#fff" strokeWidth="1" />
      <circle cx="152" cy="93" r="2" fill="#fff" />
      <Callout x={102} y={100}>
        1
      </Callout>
      <Callout x={242} y={138}>
        2
      </Callout>
      <g transform="translate(326 214)" stroke="#fff" strokeWidth="1.3">
        <circle r="13" />
        <path d="M0 18L0-20M-6-6L0-20 6-6" />
        <path d="M0-20V-6H6z" fill="#fff" />
      </g>
      <text className="plan-text" x="326" y="248" textAnchor="middle" fill="#fff">
        1:50
      </text>
    </svg>
  );
}
