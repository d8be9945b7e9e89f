import * as v from 'valibot';

/** RFC 5321 §4.5.3.1: 254 characters fit the forward path, 64 the local part. */
const emailMaxLength = 254;
const localPartMaxLength = 64;

/**
 * An address that `<input type=email>` accepts, trimmed, with a dot in the domain; letter case is kept.
 * `müller.de` becomes `xn--mller-kva.de`, which every mail server accepts.
 */
export const emailSchema = v.pipe(
  v.string('required'),
  v.trim(),
  v.nonEmpty('required'),
  v.maxLength(emailMaxLength, 'too-long'),
  // Names only: a URL also has ports and paths, and numbers in it become addresses.
  v.transform((typed) =>
    typed.replace(/(?<=@)[\p{L}\p{M}\d.-]+\.\p{L}[\p{L}\p{M}\d-]*$/u, asciiDomain),
  ),
  // The converted form is longer.
  v.maxLength(emailMaxLength, 'too-long'),
  // The pattern of the HTML standard.
  v.rfcEmail('invalid'),
  v.check((address) => address.includes('.', address.indexOf('@')), 'invalid'),
  v.check((address) => address.indexOf('@') <= localPartMaxLength, 'invalid'),
);

/** Converts a domain with letters beyond ASCII as browsers do; any other stays as it is. */
function asciiDomain(domain: string): string {
  const url = `https://${domain}`;
  return /\P{ASCII}/u.test(domain) && URL.canParse(url) ? new URL(url).hostname : domain;
}

/** Escapes an address for a `mailto:` link: `?` and `#` are legal in its local part (RFC 6068, 2). */
export function encodeEmail(email: string): string {
  return encodeURIComponent(email).replace('%40', '@');
}
