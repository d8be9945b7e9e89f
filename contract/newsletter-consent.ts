/**
 * Versions of the consent sentence beside the sign-up, newest first. A changed sentence gets a new
 * version; older ones stay, because a page opened before the change may still be sent.
 */
export const newsletterConsentVersions = ['2026-11-23', '2024-03-15'] as const;
