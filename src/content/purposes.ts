/** What a tag is for; visitors choose for each purpose on its own. */
export const purposes = ['analytics', 'marketing'] as const;
export type Purpose = (typeof purposes)[number];

/** The purposes that have tags: only for those is anybody asked. */
export function askedPurposes(
  tags: Readonly<Record<Purpose, readonly unknown[]>>,
): readonly Purpose[] {
  return purposes.filter((purpose) => tags[purpose].length > 0);
}
