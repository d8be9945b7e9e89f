/** How long personal data is kept (LGPD art. 15 and 16), as the privacy policy promises. */
export const retentionPeriods = {
  inboxMonths: 24,
  /** Leads that are held for checking, and spam. */
  setAsideDays: 90,
  /** Newsletter sign-ups that nobody confirmed. */
  unconfirmedDays: 30,
  /** How long the link works that confirms one. */
  confirmationDays: 7,
} as const;
