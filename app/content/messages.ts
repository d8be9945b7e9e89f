import type { CompanySize, ConsultationType, Interest, LeadField } from '../../contract/lead.ts';
import type { ProjectId } from './projects.ts';
import type { TeamMemberId } from './team.ts';
import type { TechnologyGroup } from './technologies.ts';

/** The shape of every page's words. Counts that a layout needs are tuples. */

type Four<T> = readonly [T, T, T, T];
type Six<T> = readonly [T, T, T, T, T, T];

export interface TitledText {
  title: string;
  text: string;
}

export type SectionId =
  | 'about'
  | 'services'
  | 'methodology'
  | 'cases'
  | 'technologies'
  | 'team'
  | 'faq'
  | 'contact';

/** Title and description of a page, for its tab, search engines and shares. */
export interface PageMeta {
  title: string;
  description: string;
}

export interface Navigation {
  skipToContent: string;
  home: string;
  main: string;
  openMenu: string;
  closeMenu: string;
  menu: string;
  language: string;
  /** The seven links of the bar, in the order of the specification. */
  links: Record<Exclude<SectionId, 'faq'>, string>;
}

export interface Hero {
  kicker: string;
  /** Three lines that stand on the first three weeks of the calendar. */
  title: readonly [string, string, string];
  lead: string;
  primary: string;
  secondary: string;
  calendar: {
    label: string;
    day: string;
    live: string;
    weeks: readonly [string, string, string, string, string];
  };
  facts: readonly [Fact, Fact, Fact];
}

export interface Fact {
  figure: string;
  label: string;
}

export interface About {
  heading: string;
  lead: string;
  features: Four<TitledText>;
  banner: { title: string; text: string };
}

export interface Services {
  heading: string;
  lead: string;
  /** The first is the highlighted one. */
  items: readonly TitledText[];
  highlight: string;
}

export interface Methodology {
  heading: string;
  lead: string;
  days: string;
  steps: Six<TitledText>;
  comparison: {
    heading: string;
    caption: string;
    traditional: { name: string; steps: string; duration: string; text: string };
    ours: { name: string; steps: string; duration: string; text: string };
    mvp: string;
  };
  benefitsHeading: string;
  benefits: Four<TitledText>;
  closing: { text: string; action: string };
}

export interface CaseWords extends PageMeta {
  sector: string;
  result: Fact;
}

export interface Cases {
  heading: string;
  lead: string;
  open: string;
  items: Record<ProjectId, CaseWords>;
}

export interface Technologies {
  heading: string;
  lead: string;
  level: string;
  groups: Record<TechnologyGroup, string>;
}

export interface Team {
  heading: string;
  lead: string;
  carousel: string;
  previous: string;
  next: string;
  profile: string;
  members: Record<TeamMemberId, { role: string; description: string }>;
}

export interface Faq {
  heading: string;
  lead: string;
  items: readonly { question: string; answer: string }[];
}

export interface Contact {
  heading: string;
  lead: string;
  channels: { heading: string; noScript: string; email: string; phone: string; messaging: string };
  consultation: {
    legend: string;
    types: Record<ConsultationType, { name: string; duration: string; message: string }>;
  };
  fields: Record<Exclude<LeadField, 'consultationType'>, string>;
  optional: string;
  choose: string;
  phonePlaceholder: string;
  messageHint: string;
  bringBack: string;
  interests: Record<Interest, string>;
  companySizes: Record<CompanySize, string>;
  summaryTitle: string;
  submit: string;
  submitting: string;
  notice: { before: string; link: string; after: string };
  recaptchaNotice: string;
  success: { title: string; message: string };
  /** What went wrong is said by the sentences that both sides share. */
  error: { title: string };
}

export interface Footer {
  tagline: string;
  legal: string;
  contact: string;
  privacy: string;
  terms: string;
  cookies: string;
  linkedin: string;
  messaging: string;
  sampleNote: string;
  newsletter: Newsletter;
}

export interface Newsletter {
  heading: string;
  email: string;
  consent: string;
  submit: string;
  submitting: string;
  success: string;
  failure: string;
  noScript: string;
}

export interface Toasts {
  close: string;
}

/** What every page has around its content. */
export interface Shell {
  navigation: Navigation;
  footer: Footer;
  toasts: Toasts;
}

export interface Landing {
  meta: PageMeta;
  hero: Hero;
  about: About;
  services: Services;
  methodology: Methodology;
  cases: Cases;
  technologies: Technologies;
  team: Team;
  faq: Faq;
  contact: Contact;
}

export interface ProjectPage {
  back: string;
  gallery: {
    label: string;
    previous: string;
    next: string;
    position: string;
    show: string;
    enlarge: string;
    close: string;
  };
  overview: string;
  challenge: string;
  solution: string;
  impact: string;
  keyPoints: string;
  features: string;
  technologies: string;
  aside: { title: string; text: string; action: string };
  next: string;
  notFound: { title: string; text: string; back: string };
}

export interface LegalDocument extends PageMeta {
  updated: string;
  introduction: string;
  sections: readonly {
    title: string;
    paragraphs: readonly string[];
    list?: readonly string[];
    after?: string;
  }[];
}

export interface NotFound extends PageMeta {
  text: string;
  back: string;
  /** Specification chapter 2: they exist and are not displayed. */
  suggestions: Four<string>;
}
