/** How long personal data is kept (LGPD art. 15 and 16), as the privacy policy promises. */
export const retentionPeriods = {
  inboxMonths: 24,
  /** Held leads and spam. */
  setAsideDays: 90,
  /** Newsletter sign-ups that nobody confirmed. */
  unconfirmedDays: 30,
  /** Validity of the confirmation link. */
  confirmationDays: 7,
} as const;
