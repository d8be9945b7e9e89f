import type { Language } from '../../language.ts';
import { BasketIcon, PersonIcon, SearchIcon } from './icons.tsx';
import { Wordmark } from './logo.tsx';
import { text } from './text.ts';

const sections = [
  text('Plantas', 'Plants'),
  text('Vasos', 'Pots'),
  text('Ferramentas', 'Tools'),
  text('Cuidados', 'Care'),
];

interface ShopBarProps {
  language: Language;
  /** Index of the open section, if one is open. */
  open?: number;
  basket: number;
  dark?: boolean;
}

export function ShopBar({ language, open, basket, dark = false }: ShopBarProps) {
  return (
    <header className="bar">
      <Wordmark
        className="bar-logo"
        ink={dark ? '#f3efdf' : '#163c2a'}
        leaf={dark ? '#dfe04e' : '#4f9a4c'}
      />
      <nav>
        {sections.map((name, index) =>
          index === open ? (
            <b key={name.en}>{name[language]}</b>
          ) : (
            <span key={name.en}>{name[language]}</span>
          ),
        )}
      </nav>
      <div className="bar-tools">
        <SearchIcon />
        <PersonIcon />
        <span className="bar-basket">
          <BasketIcon size={22} />
          {basket}
        </span>
      </div>
    </header>
  );
}
