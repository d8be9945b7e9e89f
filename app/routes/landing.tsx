import type { Localized } from '../content/localized.ts';
import type { Landing } from '../content/messages.ts';
import { About } from '../sections/about.tsx';
import { Cases } from '../sections/cases.tsx';
import { Contact } from '../sections/contact.tsx';
import { Faq } from '../sections/faq.tsx';
import { Hero } from '../sections/hero.tsx';
import { Methodology } from '../sections/methodology.tsx';
import { Services } from '../sections/services.tsx';
import { Team } from '../sections/team.tsx';
import { Technologies } from '../sections/technologies.tsx';

export function LandingRoute(words: Localized<Landing>) {
  return (
    <>
      <Hero words={words.hero} />
      <About words={words.about} />
      <Services words={words.services} />
      <Methodology words={words.methodology} />
      <Cases words={words.cases} />
      <Technologies words={words.technologies} />
      <Team words={words.team} />
      <Faq words={words.faq} />
      <Contact words={words.contact} />
    </>
  );
}
