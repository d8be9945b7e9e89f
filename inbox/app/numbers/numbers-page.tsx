import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { calls } from '../../contract/calls.ts';
import type { Numbers } from '../../contract/numbers.ts';
import { call } from '../api/call.ts';
import { Page } from '../frame/page.tsx';
import controls from '../ui/controls.module.css';
import { Select } from '../ui/field.tsx';
import { useDates } from '../ui/time.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { useWords } from '../words.ts';
import styles from './numbers.module.css';
import { OutcomeBar } from './outcome-bar.tsx';
import { Ranking } from './ranking.tsx';
import { WeekChart } from './week-chart.tsx';

const periods = [4, 12, 26, 52] as const;

/** Statistics of leads and visits. */
export default function NumbersPage() {
  const { numbers: words } = useWords().words;
  const [weeks, setWeeks] = useState('12');
  const query = useQuery({
    queryKey: ['numbers', weeks],
    queryFn: ({ signal }) => call<Numbers>(`${calls.numbers}?weeks=${weeks}`, { signal }),
    placeholderData: keepPreviousData,
  });
  const { data } = query;
  return (
    <Page
      title={words.title}
      text={words.text}
      action={
        <Select
          label={words.period}
          value={weeks}
          options={periods.map((count) => [String(count), words.weeks(count)])}
          onChange={setWeeks}
        />
      }
    >
      <Waiting query={query} />
      {data && <Charts numbers={data} />}
    </Page>
  );
}

function Charts({ numbers }: { numbers: Numbers }) {
  const { words, siteWords } = useWords();
  const said = words.numbers;
  const interests: Readonly<Record<string, string>> = siteWords.interests;
  const languages: Readonly<Record<string, string>> = words.languages;
  const leads = numbers.weeks.reduce((sum, week) => sum + week.leads, 0);
  if (leads === 0 && numbers.visits === 0) {
    return (
      <div className={controls.empty}>
        <h2>{said.empty}</h2>
        <p>{said.emptyText}</p>
      </div>
    );
  }
  const source = (name: string) => (name === '…' ? said.others : name || said.noSource);
  return (
    <>
      <Figures numbers={numbers} leads={leads} />
      <WeekChart title={said.perWeek} weeks={numbers.weeks} of="leads" />
      {numbers.visits > 0 && (
        <WeekChart title={said.visitsPerWeek} weeks={numbers.weeks} of="visits" />
      )}
      <OutcomeBar outcome={numbers.outcome} />
      <div className={styles.rankings}>
        <Ranking
          title={said.bySource}
          rows={numbers.bySource.map((row) => ({ ...row, name: source(row.name) }))}
          columns={['leads', 'won', 'visits', 'conversion']}
        />
        <Ranking
          title={said.byInterest}
          rows={numbers.byInterest.map(({ name, count }) => ({
            name: name === '…' ? said.others : (interests[name] ?? name),
            leads: count,
          }))}
          columns={['leads']}
        />
        <Ranking
          title={said.byLanguage}
          rows={numbers.byLanguage.map((row) => ({
            ...row,
            name: languages[row.name] ?? row.name,
          }))}
          columns={['leads', 'visits', 'conversion']}
        />
        <Ranking
          title={said.byPage}
          rows={numbers.byPage.map((row) => ({
            ...row,
            name: row.name === '…' ? said.others : row.name,
          }))}
          columns={['views', 'visits']}
        />
        {numbers.byCampaign.length > 0 && (
          <Ranking
            title={said.byCampaign}
            rows={numbers.byCampaign.map((row) => ({ ...row, name: source(row.name) }))}
            columns={['leads', 'visits', 'conversion']}
          />
        )}
      </div>
      {numbers.bots > 0 && <p className={controls.hint}>{said.bots(numbers.bots)}.</p>}
    </>
  );
}

function Figures({ numbers, leads }: { numbers: Numbers; leads: number }) {
  const { language, words } = useWords();
  const { numbers: said } = words;
  const dates = useDates();
  const { firstAnswer, visits } = numbers;
  const number = (value: number) => value.toLocaleString(language);
  const figures = [
    [said.leads, number(leads), ''],
    [said.visits, visits > 0 ? number(visits) : '–', visits > 0 ? '' : said.notCounted],
    [
      said.conversion,
      visits > 0
        ? (leads / visits).toLocaleString(language, { style: 'percent', maximumFractionDigits: 1 })
        : '–',
      said.conversionHint,
    ],
    [
      said.firstAnswer,
      firstAnswer.median === null ? '–' : dates.duration(firstAnswer.median),
      firstAnswer.median === null ? said.noneAnswered : said.firstAnswerHint,
    ],
  ] as const;
  return (
    <dl className={styles.figures}>
      {figures.map(([label, value, hint]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={styles.value}>{value}</dd>
          {hint && <dd className={controls.hint}>{hint}</dd>}
          {label === said.firstAnswer && firstAnswer.answered > 0 && (
            <dd className={controls.hint}>
              {said.withinPromise(firstAnswer.withinPromise, firstAnswer.answered)}
            </dd>
          )}
          {label === said.firstAnswer && firstAnswer.open > 0 && (
            <dd className={controls.hint}>{said.waiting(firstAnswer.open)}</dd>
          )}
        </div>
      ))}
    </dl>
  );
}
