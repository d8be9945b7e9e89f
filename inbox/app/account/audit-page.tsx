import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { calls } from '../../contract/calls.ts';
import type { AuditEntry } from '../../contract/people.ts';
import { call } from '../api/call.ts';
import { usePersonName } from '../api/session.ts';
import { Page } from '../frame/page.tsx';
import controls from '../ui/controls.module.css';
import { Time } from '../ui/time.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { useWords } from '../words.ts';
import styles from './account.module.css';

/** The audit log, for owners. */
export default function AuditPage() {
  const { audit } = useWords().words;
  const query = useQuery({
    queryKey: ['audit'],
    queryFn: ({ signal }) => call<readonly AuditEntry[]>(calls.audit, { signal }),
    staleTime: 0,
  });
  const { data } = query;
  const nameOf = usePersonName();
  const actions: Readonly<Record<string, string>> = audit.actions;
  const describe = useDescribeDetail(nameOf);
  return (
    <Page title={audit.title} text={audit.text}>
      <Waiting query={query} />
      {data?.length === 0 && <p>{audit.empty}</p>}
      {data && data.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: on a phone its parts are blocks, which removes the role.
        <table className={styles.audit} role="table">
          <thead>
            <tr>
              <th scope="col">{audit.when}</th>
              <th scope="col">{audit.who}</th>
              <th scope="col">{audit.what}</th>
              <th scope="col">{audit.subject}</th>
            </tr>
          </thead>
          <tbody>
            {data.map((entry, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a read-only list.
              <tr key={place}>
                <td>
                  <Time at={entry.at} as="exact" />
                </td>
                <td>{entry.personId === null ? audit.system : nameOf(entry.personId)}</td>
                <td>
                  {actions[entry.action] ?? entry.action}{' '}
                  {entry.detail && <span className={controls.hint}>{describe(entry)}</span>}
                </td>
                <td>
                  <Subject entry={entry} nameOf={nameOf} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Page>
  );
}

/** Describes the details of an action in words, such as the old and the new value. */
function useDescribeDetail(nameOf: (id: string) => string): (entry: AuditEntry) => string {
  const { states, folders, account, audit, frame } = useWords().words;
  return ({ action, detail }) => {
    const names: Readonly<Record<string, string>> = {
      ...states,
      ...folders,
      ...account.roles,
      ...audit.details,
    };
    return (detail ?? '')
      .split(' → ')
      .map((part) => {
        if (action !== 'assigned') return names[part] ?? part;
        return part === '-' ? frame.nobody : nameOf(part);
      })
      .join(' → ');
  };
}

const leadActions = ['state', 'folder', 'assigned'];
const letterActions = ['letter-sent', 'letter-paused'];

function Subject({ entry, nameOf }: { entry: AuditEntry; nameOf: (id: string) => string }) {
  const { subjectId, action } = entry;
  const { frame } = useWords().words;
  if (subjectId === null) return null;
  if (leadActions.includes(action)) {
    return (
      <Link href={`/leads/${subjectId}`}>
        {frame.lead} <code>{subjectId.slice(-8)}</code>
      </Link>
    );
  }
  if (letterActions.includes(action))
    return <Link href={`/letters/${subjectId}`}>{frame.letter}</Link>;
  return action === 'invitation' || action === 'revoked' ? (
    nameOf(subjectId)
  ) : (
    <code>{subjectId.slice(-8)}</code>
  );
}
