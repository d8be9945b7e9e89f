/** Action of the verification token (specification chapter 7). */
export const verificationAction = 'contact_form';

/** Room for the tokens of all providers, in characters; what is longer is none. */
export const verificationTokenMaxLength = 20_000;
