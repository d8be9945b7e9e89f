import { useRef } from 'react';
import type { Member } from '../content/facts.ts';
import type { SectionWords } from '../content/words.ts';
import { useIslandReady } from '../islands/use-island-ready.ts';
import { TurnButtons, turnByKey } from '../ui/turn-carousel.tsx';
import { Portrait } from './portrait.tsx';
import styles from './team-carousel.module.css';
import { useLoopingRow } from './use-looping-row.ts';

type TeamWords = SectionWords<'team'>;

type TeamMemberFacts = Member & TeamWords['members'][string];

interface TeamCarouselProps {
  words: Pick<TeamWords, 'carousel' | 'previous' | 'next' | 'profile'>;
  members: readonly TeamMemberFacts[];
}

/**
 * Without script a row that scrolls and snaps. With it the row loops in both directions, can be
 * dragged freely and starts aligned left (specification chapter 2). Four cards cannot fill a loop
 * on a wide screen, so each is repeated once, hidden from everybody but the eye.
 */
export function TeamCarousel({ words, members }: TeamCarouselProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const { looping, turn } = useLoopingRow(viewport);
  useIslandReady(viewport, looping);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a carousel is a group with a role description (APG).
    <div
      role="group"
      aria-roledescription="carousel"
      aria-label={words.carousel}
      className={styles.carousel}
    >
      <div className={`if-script ${styles.controls}`}>
        <TurnButtons words={words} onTurn={turn} />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a part of the carousel, not of a form. */}
      <div
        role="group"
        aria-label={members.map(({ name }) => name).join(', ')}
        className={styles.viewport}
        ref={viewport}
        data-looping={looping || undefined}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls takes the keyboard.
        tabIndex={0}
        onKeyDown={(event) => turnByKey(event, turn)}
      >
        <ul className={styles.track}>
          {members.map((member) => (
            <TeamMember key={member.id} {...member} profile={words.profile} />
          ))}
          {looping &&
            members.map((member) => (
              <TeamMember key={member.id} {...member} profile={words.profile} repeated />
            ))}
        </ul>
      </div>
    </div>
  );
}

interface TeamMemberProps extends TeamMemberFacts {
  profile: string;
  /** The same card again, to fill the loop: a pointer may use it, but it is not said nor tabbed to. */
  repeated?: boolean;
}

function TeamMember({ profile, repeated = false, ...member }: TeamMemberProps) {
  return (
    <li className={styles.member} aria-hidden={repeated || undefined}>
      <Portrait {...member} />
      <h3>{member.name}</h3>
      <p className="mono">{member.role}</p>
      <p>{member.description}</p>
      {member.linkedin && (
        <a
          href={member.linkedin}
          rel="noopener"
          aria-label={`${profile}: ${member.name}`}
          tabIndex={repeated ? -1 : undefined}
        >
          {profile}
        </a>
      )}
    </li>
  );
}
