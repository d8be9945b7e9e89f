/** reCAPTCHA action of the verification token (specification chapter 7). */
export const verificationAction = 'contact_form';

/** Longest token of any provider, in characters. */
export const verificationTokenMaxLength = 20_000;
