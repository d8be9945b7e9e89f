import type { ReactNode } from 'react';
import type { Language } from '../../language.ts';
import { FoodPaint } from './food/paint.tsx';
import type { Words } from './format.ts';
import { Icon, type IconName } from './icons.tsx';

function StatusBar({ time, language }: { time: string; language: Language }) {
  const [hour = '0', minute = '00'] = time.split(':');
  return (
    <div className="status">
      <span>{language === 'en' ? `${Number(hour) % 12 || 12}:${minute}` : time}</span>
      <svg width="58" height="14" viewBox="0 0 58 14" fill="currentColor" aria-hidden="true">
        <path d="M0 9h3v4H0zM4.5 7h3v6h-3zM9 4.500h3V13H9zM13.5 2h3v11h-3z" />
        <path d="M27 3c3 0 5.6 1.2 7.5 3L33 7.600A8.6 8.6 0 0 0 27 5.200c-2.3 0-4.4.9-6 2.400L19.5 6C21.4 4.2 24 3 27 3zm0 4.300c1.7 0 3.2.7 4.4 1.800L27 13.300l-4.4-4.200A6.3 6.3 0 0 1 27 7.300z" />
        <rect
          x="38.7"
          y="2.7"
          width="16"
          height="9.6"
          rx="2.6"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.2"
        />
        <rect x="40.3" y="4.3" width="10.5" height="6.4" rx="1.2" />
        <path d="M56 5.500h1.400v4H56z" />
      </svg>
    </div>
  );
}

interface PhoneProps {
  screen: string;
  time: string;
  language: Language;
  children: ReactNode;
}

/** A phone's screen: the system's bar over the app. */
export function Phone({ screen, time, language, children }: PhoneProps) {
  return (
    <main className={`phone ${screen}`}>
      <FoodPaint />
      <StatusBar time={time} language={language} />
      {children}
    </main>
  );
}

const tabs: readonly { icon: IconName; name: Words }[] = [
  { icon: 'home', name: { 'pt-BR': 'Início', en: 'Home' } },
  { icon: 'search', name: { 'pt-BR': 'Buscar', en: 'Search' } },
  { icon: 'ticket', name: { 'pt-BR': 'Pedidos', en: 'Orders' } },
  { icon: 'book', name: { 'pt-BR': 'Caderneta', en: 'Stamps' } },
];

export function TabBar({ active, language }: { active: IconName; language: Language }) {
  return (
    <nav className="tabs">
      {tabs.map(({ icon, name }) => (
        <span key={icon} className={icon === active ? 'tab is-active' : 'tab'}>
          <Icon name={icon} size={22} />
          {name[language]}
        </span>
      ))}
    </nav>
  );
}
