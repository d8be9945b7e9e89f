/** Purposes of tags; visitors consent to each purpose separately. */
export const purposes = ['analytics', 'marketing'] as const;
export type Purpose = (typeof purposes)[number];

/** The purposes that have tags; consent is asked for these only. */
export function askedPurposes(
  tags: Readonly<Record<Purpose, readonly unknown[]>>,
): readonly Purpose[] {
  return purposes.filter((purpose) => tags[purpose].length > 0);
}
