/** reCAPTCHA action of the verification token (specification chapter 7). */
export const verificationAction = 'contact_form';

/** Maximum length of a token, in characters: no provider's is longer. */
export const verificationTokenMaxLength = 20_000;
