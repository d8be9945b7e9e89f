/** Version of the consent sentence beside the sign-up; a changed sentence gets a new one. */
export const newsletterConsentVersion = '2026-11-23';
