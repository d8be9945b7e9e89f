import type { Member } from '../content/facts.ts';
import type { SectionWords } from '../content/words.ts';
import { Portrait } from './portrait.tsx';
import styles from './team-carousel.module.css';

interface TeamMemberProps {
  member: Member;
  words: SectionWords<'team'>;
  /** The same card again, to fill the loop: a pointer may use it, but it is not said nor tabbed to. */
  repeated?: boolean;
}

export function TeamMember({ member, words, repeated = false }: TeamMemberProps) {
  const { role, description } = words.members[member.id] ?? { role: '', description: '' };
  return (
    <li className={styles.member} aria-hidden={repeated || undefined}>
      <Portrait {...member} />
      <h3>{member.name}</h3>
      <p className="mono">{role}</p>
      <p>{description}</p>
      {member.linkedin && (
        <a
          href={member.linkedin}
          rel="noopener"
          aria-label={`${words.profile}: ${member.name}`}
          tabIndex={repeated ? -1 : undefined}
        >
          {words.profile}
        </a>
      )}
    </li>
  );
}
