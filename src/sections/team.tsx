import type { ReactNode } from 'react';
import type { SectionWords } from '../content/words.ts';
import { Section } from '../ui/section.tsx';

interface TeamProps {
  words: SectionWords<'team'>;
  /** The row of people. */
  children: ReactNode;
}

export function Team({ words, children }: TeamProps) {
  return (
    <Section id="team" heading={words.heading} lead={words.lead}>
      {children}
    </Section>
  );
}
