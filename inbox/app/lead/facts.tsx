import { Fragment, type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { type LeadField, leadFields } from '../../../contract/lead.ts';
import { formatPhone } from '../../../contract/phone.ts';
import { chosenWords } from '../../../src/content/chosen-words.ts';
import type { LeadDetail } from '../../contract/leads.ts';
import { useSession } from '../api/session.ts';
import controls from '../ui/controls.module.css';
import { Time } from '../ui/time.tsx';
import { useWords } from '../words.ts';
import { BookedTime, MarkSpam } from './booked-time.tsx';
import { Deliveries } from './deliveries.tsx';
import { EraseDialog } from './erase-dialog.tsx';
import styles from './facts.module.css';
import { LeadHistory } from './lead-history.tsx';
import type { useLeadChanges } from './use-lead-changes.ts';

interface FactsProps {
  lead: LeadDetail;
  changes: ReturnType<typeof useLeadChanges>;
  onErased: () => void;
  addressOf: (path: string) => string;
}

/** Side column of a lead: contact, origin, deliveries, history, and the button to erase it. */
export function Facts({ lead, changes, onErased, addressOf }: FactsProps) {
  const { words, siteWords } = useWords();
  const { person } = useSession();
  const kept = useHistoryState<object | null>();
  const [isErasing, setErasing] = useState(false);
  const { lead: said } = words;
  const { attribution, booking } = lead;
  /** Fields shown elsewhere on the page are left out. */
  const shown: Partial<Record<LeadField, ReactNode>> = {
    ...lead.lead,
    ...chosenWords(lead.lead, siteWords),
    email: <Email address={lead.lead.email} />,
    phone: formatPhone(lead.lead.phone),
    name: undefined,
    message: undefined,
  };
  const campaign = Object.entries(attribution?.utm ?? {});
  const tags: Readonly<Record<string, string>> = said.tags;
  const hasOrigin = Boolean(
    attribution && (attribution.page || attribution.referrer || campaign.length > 0),
  );
  return (
    <>
      {booking && <BookedTime lead={lead} booking={booking} onCancel={changes.cancelBooking} />}
      <section>
        <h2>{said.details}</h2>
        <FactList
          facts={[
            ...leadFields.map((field) => [siteWords.fields[field], shown[field]] as const),
            [said.language, words.languages[lead.language]],
          ]}
        />
      </section>
      <section>
        <h2>{said.origin}</h2>
        {hasOrigin ? (
          <FactList
            facts={[
              [said.firstPage, attribution?.page],
              [
                said.referrer,
                attribution?.referrer.replace(/^https?:\/\/|\/$/g, '') || said.direct,
              ],
              ...campaign.map(([tag, value]) => {
                const name = tag.replace(/^utm_/, '');
                return [tags[name] ?? name, value] as const;
              }),
            ]}
          />
        ) : (
          <p className={controls.hint}>{said.noOrigin}</p>
        )}
      </section>
      {lead.others.length > 0 && (
        <section>
          <h2>{said.others}</h2>
          <ul className={styles.others}>
            {lead.others.map((other) => (
              <li key={other.id}>
                <Link href={addressOf(`/leads/${other.id}`)} state={{ ...kept, isFromList: false }}>
                  <Time at={other.receivedAt} as="short" /> {other.excerpt}
                </Link>
                <span className={controls.hint}>
                  {other.folder === 'inbox'
                    ? words.states[other.state]
                    : words.folders[other.folder]}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Deliveries lead={lead} />
      <LeadHistory lead={lead} onUndo={changes.undo} />
      <div className={controls.row}>
        {lead.folder === 'inbox' && <MarkSpam lead={lead} onMark={() => changes.moveTo('spam')} />}
        {person.role === 'owner' && (
          <button
            type="button"
            className={`${controls.danger} ${controls.small}`}
            onClick={() => setErasing(true)}
          >
            {said.erase}
          </button>
        )}
      </div>
      {isErasing && (
        <EraseDialog
          lead={lead}
          isErasing={changes.erasing.isPending}
          failure={changes.erasing.error}
          onErase={(confirm) => changes.erasing.mutate(confirm, { onSuccess: onErased })}
          onClose={() => {
            changes.erasing.reset();
            setErasing(false);
          }}
        />
      )}
    </>
  );
}

type Fact = readonly [label: string, value: ReactNode];

function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
    </dl>
  );
}

/** An email address that breaks before the host if it is too long for its line. */
function Email({ address }: { address: string }) {
  const [local, host] = address.split('@');
  return (
    <>
      {local}
      <wbr />@{host}
    </>
  );
}
