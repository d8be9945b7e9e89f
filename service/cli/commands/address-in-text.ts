/** What may stand in an address (RFC 5322 atext, the dot, the at sign) and so makes it another one. */
const addressBefore = "(?<![\\p{L}\\p{N}.!#$%&'*+/=?^_`{|}~@-])";
/** A dot or a hyphen goes on with the domain only where a letter follows; else the sentence ends. */
const addressAfter = '(?!(?:\\.|-+)?[\\p{L}\\p{N}_]|@)';

/** Whether `text` names `email` itself, not an address that only contains it; letter case is free. */
export function namesAddress(text: string, email: string): boolean {
  const literal = email.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  return new RegExp(`${addressBefore}${literal}${addressAfter}`, 'iu').test(text);
}

/** The same of a mail as it lies in a file (`latin1`). */
export function mailNamesAddress(mail: string, email: string): boolean {
  return namesAddress(decodeMail(mail), email);
}

/**
 * Headers and text of a mail as they read, as far as an address needs it. Never searched as it lies
 * there: a soft line break would make `ana@…` of `jo=⏎ana@…`.
 */
function decodeMail(mail: string): string {
  return unescapeHtml(
    unquote(
      mail
        // RFC 2047 §6.2: the space between two encoded words is none.
        .replace(/\?=\s+=\?/g, '?==?')
        .replace(/=\?[^?\s]+\?b\?([^?\s]*)\?=/gi, (_, text: string) =>
          Buffer.from(text, 'base64').toString('latin1'),
        )
        .replace(/=\?[^?\s]+\?q\?([^?\s]*)\?=/gi, (_, text: string) => text.replaceAll('_', ' ')),
    ),
  );
}

/** Quoted-printable (RFC 2045 §6.7). */
function unquote(text: string): string {
  return text
    .replace(/=[ \t]*\r?\n/g, '')
    .replace(/=([\dA-F]{2})/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
}

/** The two characters of an address that HTML writes otherwise. */
function unescapeHtml(text: string): string {
  return text.replace(/&(?:#39|#x27|apos);/gi, "'").replace(/&amp;/gi, '&');
}
