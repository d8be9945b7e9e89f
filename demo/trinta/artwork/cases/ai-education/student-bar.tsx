import type { ScreenProps } from '../../case-artwork.ts';
import { daysToExam, student } from './data.ts';
import { Brand } from './logo.tsx';

const words = {
  'pt-BR': {
    plan: 'Plano',
    lessons: 'Aulas',
    exams: 'Simulados',
    essays: 'Redações',
    left: 'dias para o ENEM',
  },
  en: {
    plan: 'Plan',
    lessons: 'Lessons',
    exams: 'Mock exams',
    essays: 'Essays',
    left: 'days to ENEM',
  },
} as const;

const places = ['plan', 'lessons', 'exams', 'essays'] as const;

export function StudentBar({ language, here }: ScreenProps & { here: (typeof places)[number] }) {
  const say = words[language];
  return (
    <header className="student-bar">
      <Brand tone="ink" />
      <nav>
        {places.map((place) => (
          <span key={place} className={place === here ? 'here' : undefined}>
            {say[place]}
          </span>
        ))}
      </nav>
      <span className="exam">
        <b>{daysToExam}</b> {say.left}
      </span>
      <span className="initials">{student.initials}</span>
    </header>
  );
}
