/**
 * Versions of the consent sentence beside the sign-up, newest first. A changed sentence gets a new one; those
 * of before stay, for a page that was opened before the change may still be sent.
 */
export const newsletterConsentVersions = ['2026-11-23', '2024-03-15'] as const;
