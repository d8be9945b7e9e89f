import type { Team as TeamWords } from '../content/messages.ts';
import { Section } from '../ui/section.tsx';
import { TeamCarousel } from './team-carousel.tsx';

export function Team({ words }: { words: TeamWords & { lang?: string } }) {
  return (
    <Section id="team" heading={words.heading} lead={words.lead} lang={words.lang}>
      <TeamCarousel words={words} />
    </Section>
  );
}
