import type { Language } from '../../../contract/language.ts';

/** A piece of a mail, written once and rendered as HTML and as plain text. */
export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'facts'; rows: readonly Fact[] }
  /** Words of somebody else, line breaks kept. */
  | { kind: 'quote'; label: string; text: string }
  | { kind: 'action'; label: string; href: string }
  /** Something to type in a terminal. */
  | { kind: 'command'; label: string; text: string };

export interface Fact {
  label: string;
  value: string;
  /** `mailto:`, `tel:` or `https:`. */
  href?: string;
}

/** A mail before it is rendered; all text plain, escaped only by the renderer. */
export interface MailContent {
  language: Language;
  subject: string;
  /** What the inbox shows behind the subject. */
  preview: string;
  kicker: string;
  title: string;
  blocks: readonly Block[];
  /** Why this mail came, and what to do about it. */
  footer: readonly string[];
}

/** What stands at the head and foot of every mail. */
export interface Brand {
  brandName: string;
  /** Without a slash at its end. */
  siteUrl: string;
}
