import type { LeadDetail } from '../../contract/leads.ts';
import { usePersonName } from '../api/session.ts';
import controls from '../ui/controls.module.css';
import { useWords } from '../words.ts';
import type { useLeadChanges } from './use-lead-changes.ts';

interface FolderNoticeProps {
  lead: LeadDetail;
  changes: ReturnType<typeof useLeadChanges>;
}

/** Says why a lead is not in the inbox, with buttons to decide about it. */
export function FolderNotice({ lead, changes }: FolderNoticeProps) {
  const { language, words, siteWords } = useWords();
  const isHeld = lead.folder === 'held';
  const nameOf = usePersonName();
  const mover = lead.events.findLast(({ kind }) => kind === 'folder')?.personId;
  const reasons = lead.reasons.map((reason) =>
    // The site's words say “by you”, which is true only for the person who did it.
    reason === 'marked-by-owner' && mover
      ? words.lead.markedBy(nameOf(mover))
      : siteWords.reasons[reason],
  );
  return (
    <section className={controls.notice} aria-labelledby="folder-title">
      <h2 id="folder-title">{isHeld ? words.lead.held : words.lead.spam}</h2>
      {isHeld && <p>{words.lead.heldText}</p>}
      <p>
        {words.lead.why}: {new Intl.ListFormat(language).format(reasons)}.
        {lead.score !== null && (
          <>
            {' '}
            {words.lead.score(lead.score.toLocaleString(language, { maximumFractionDigits: 2 }))}.
          </>
        )}
      </p>
      <div className={controls.row}>
        <button type="button" className={controls.primary} onClick={() => changes.moveTo('inbox')}>
          {words.lead.release}
        </button>
        {isHeld && (
          <button type="button" className={controls.button} onClick={() => changes.moveTo('spam')}>
            {words.lead.markSpam}
          </button>
        )}
      </div>
    </section>
  );
}
