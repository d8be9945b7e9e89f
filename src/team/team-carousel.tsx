import { useRef } from 'react';
import type { Member } from '../content/facts.ts';
import type { SectionWords } from '../content/words.ts';
import { useIslandReady } from '../islands/use-island-ready.ts';
import { TurnButtons, turnByKey } from '../ui/turn-carousel.tsx';
import { Portrait } from './portrait.tsx';
import styles from './team-carousel.module.css';
import { useLoopingRow } from './use-looping-row.ts';

interface TeamCarouselProps {
  words: SectionWords<'team'>;
  people: readonly Member[];
}

/**
 * Without script a row that scrolls and snaps. With script the row loops in both directions, can be
 * dragged freely and starts aligned left (specification chapter 2). Four cards cannot fill a loop on a
 * wide screen, so each is repeated once, hidden from assistive technology and from Tab.
 */
export function TeamCarousel({ words, people }: TeamCarouselProps) {
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
      {/* biome-ignore lint/a11y/useSemanticElements: part of the carousel, not of a form. */}
      <div
        role="group"
        aria-label={people.map(({ name }) => name).join(', ')}
        className={styles.viewport}
        ref={viewport}
        data-looping={looping || undefined}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container needs keyboard focus.
        tabIndex={0}
        onKeyDown={(event) => turnByKey(event, turn)}
      >
        <ul className={styles.track}>
          {people.map((person) => (
            <TeamMember key={person.id} person={person} words={words} />
          ))}
          {looping &&
            people.map((person) => (
              <TeamMember key={person.id} person={person} words={words} repeated />
            ))}
        </ul>
      </div>
    </div>
  );
}

interface TeamMemberProps {
  person: Member;
  words: SectionWords<'team'>;
  /** A copy that fills the loop: it works with a pointer, but is not announced and not a tab stop. */
  repeated?: boolean;
}

function TeamMember({ person, words, repeated = false }: TeamMemberProps) {
  const { name, linkedin } = person;
  const said = words.members[person.id];
  return (
    <li className={styles.member} aria-hidden={repeated || undefined}>
      <Portrait {...person} />
      <h3>{name}</h3>
      <p className="mono">{said?.role}</p>
      <p>{said?.description}</p>
      {linkedin && (
        <a
          href={linkedin}
          rel="noopener"
          aria-label={`${words.profile}: ${name}`}
          tabIndex={repeated ? -1 : undefined}
        >
          {words.profile}
        </a>
      )}
    </li>
  );
}
