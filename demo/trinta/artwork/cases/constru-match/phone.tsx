import type { Language } from '../../language.ts';
import { Icon, type IconName } from './icons.tsx';

export function StatusBar({ time }: { time: string }) {
  return (
    <div className="status">
      <span>{time}</span>
      <svg aria-hidden="true" width="54" height="12" viewBox="0 0 54 12" fill="currentColor">
        <path d="M0 9h3v3H0zM5 6h3v6H5zM10 3h3v9h-3zM15 0h3v12h-3z" />
        <path d="M24 3.500h24v8H24z" fill="none" stroke="currentColor" strokeWidth="1.4" />
        <path d="M26 5.500h15v4H26zM49.5 5.500h2v4h-2z" />
      </svg>
    </div>
  );
}

const tabs: readonly { icon: IconName; name: Record<Language, string> }[] = [
  { icon: 'plan', name: { 'pt-BR': 'Obras', en: 'Jobs' } },
  { icon: 'list', name: { 'pt-BR': 'Propostas', en: 'Bids' } },
  { icon: 'chat', name: { 'pt-BR': 'Conversas', en: 'Messages' } },
  { icon: 'person', name: { 'pt-BR': 'Perfil', en: 'Profile' } },
];

export function TabBar({ language, active }: { language: Language; active: number }) {
  return (
    <nav className="tabs">
      {tabs.map(({ icon, name }, index) => (
        <span key={icon} className={index === active ? 'tab on' : 'tab'}>
          <Icon name={icon} size={21} />
          {name[language]}
        </span>
      ))}
    </nav>
  );
}
