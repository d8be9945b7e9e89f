/** Action of the verification token (specification chapter 7). */
export const verificationAction = 'contact_form';

/** No provider's token is longer than this many characters. */
export const verificationTokenMaxLength = 20_000;
