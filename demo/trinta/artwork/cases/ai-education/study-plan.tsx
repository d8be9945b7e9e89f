import type { ScreenProps } from '../../case-artwork.ts';
import { type Day, hours, week } from './data.ts';
import { Icon } from './icons.tsx';
import { KnowledgeMap, tally } from './knowledge-map.tsx';
import { StudentBar } from './student-bar.tsx';

const words = {
  'pt-BR': {
    day: 'Quarta-feira, 19 de agosto',
    title: 'Hoje a parábola chega ao topo, Marina',
    start: 'Começar',
    rest: 'Descanso',
    map: 'Álgebra e funções',
    of: 'de',
    week: 'estudadas nesta semana',
  },
  en: {
    day: 'Wednesday, August 19',
    title: 'Today the parabola reaches its peak, Marina',
    start: 'Start',
    rest: 'Day off',
    map: 'Algebra and functions',
    of: 'of',
    week: 'this week',
  },
} as const;

const sum = (days: readonly Day[]) =>
  days.flatMap((day) => day.tasks).reduce((total, task) => total + task.minutes, 0);

function DayRow({ day, language }: ScreenProps & { day: Day }) {
  const say = words[language];
  return (
    <li className={day.state}>
      <span className="day">
        {day.weekday[language]} <b>{day.date}</b>
      </span>
      <div className="tasks">
        {day.tasks.length === 0 && <p>{say.rest}</p>}
        {day.state === 'today' ? (
          day.tasks.map((task) => (
            <p key={task.topic.en} className="task">
              <b>{task.topic[language]}</b>
              <span>
                {task.subject[language]}, {task.minutes}&nbsp;min
              </span>
            </p>
          ))
        ) : (
          <p>{day.tasks.map((task) => task.topic[language]).join(' + ')}</p>
        )}
        {day.state === 'today' && (
          <span className="start">
            {say.start} <Icon name="forward" size={15} />
          </span>
        )}
      </div>
      {day.state === 'done' && <Icon name="check" size={17} />}
      {day.state === 'ahead' && day.tasks.length > 0 && (
        <span className="time">{hours(sum([day]), language)}</span>
      )}
    </li>
  );
}

export function StudyPlan({ language }: ScreenProps) {
  const say = words[language];
  const done = sum(week.filter((day) => day.state === 'done'));
  const all = sum(week);
  const counts = tally();
  return (
    <div className="lume study-plan">
      <StudentBar language={language} here="plan" />
      <main>
        <section className="week">
          <p className="date">{say.day}</p>
          <h1>{say.title}</h1>
          <ol>
            {week.map((day) => (
              <DayRow key={day.date} day={day} language={language} />
            ))}
          </ol>
          <p className="total">
            <span className="bar">
              <span style={{ width: `${(100 * done) / all}%` }} />
            </span>
            <b>{hours(done, language)}</b> {say.of} {hours(all, language)} {say.week}
          </p>
        </section>
        <section className="map">
          <h2>
            {say.map}{' '}
            <span className="count">
              {counts.mastered}/{counts.all}
            </span>
          </h2>
          <KnowledgeMap language={language} />
        </section>
      </main>
    </div>
  );
}
