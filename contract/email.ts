import * as v from 'valibot';

/** RFC 5321 §4.5.3.1: 254 characters fit the forward path, 64 the local part. */
const emailMaxLength = 254;
const localPartMaxLength = 64;

/** The pattern of `<input type=email>` in the HTML standard, and at least one dot in the domain. */
const pattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

/** A mail address, trimmed; its letters stay as they were typed. */
export const emailSchema = v.pipe(
  v.string('required'),
  v.trim(),
  v.nonEmpty('required'),
  v.maxLength(emailMaxLength, 'too-long'),
  v.regex(pattern, 'invalid'),
  v.check((address) => address.indexOf('@') <= localPartMaxLength, 'invalid'),
);

/** The address in a link to it, whatever its name holds: `?` and `#` are legal there (RFC 6068, 2). */
export function encodeEmail(email: string): string {
  return encodeURIComponent(email).replace('%40', '@');
}
