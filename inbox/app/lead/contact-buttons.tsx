import type { Ref } from 'react';
import type { LeadDetail } from '../../contract/leads.ts';
import controls from '../ui/controls.module.css';
import { useWords } from '../words.ts';
import { contactLinks, type Greeting } from './greeting.ts';
import styles from './lead.module.css';

interface ContactButtonsProps {
  lead: LeadDetail;
  greeting: Greeting;
  /** Whether the reply button is the primary action. */
  isFirst: boolean;
  replyButton: Ref<HTMLButtonElement>;
  onReply: () => void;
}

/** Buttons to answer: in the inbox, or in the person's own programs, with the greeting filled in. */
export function ContactButtons(props: ContactButtonsProps) {
  const { lead, greeting, isFirst, replyButton, onReply } = props;
  const { lead: words } = useWords().words;
  const links = contactLinks(lead, greeting);
  const { name } = lead.lead;
  return (
    <div className={styles.answers}>
      <button
        ref={replyButton}
        type="button"
        className={isFirst ? controls.primary : controls.button}
        onClick={onReply}
      >
        {words.reply}
      </button>
      <a className={controls.button} href={links.mail}>
        {words.write}
        <span className="visually-hidden">: {words.writeTo(name)}</span>
      </a>
      {links.whatsapp && (
        <a className={controls.button} href={links.whatsapp} target="_blank" rel="noreferrer">
          {words.whatsapp}
          <span className="visually-hidden">: {words.whatsappTo(name)}</span>
        </a>
      )}
      <a className={controls.button} href={links.call}>
        {words.call}
        <span className="visually-hidden">: {words.callTo(name)}</span>
      </a>
    </div>
  );
}
