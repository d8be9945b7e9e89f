/** What is wrong, and what to do: of a code in the detail of an attempt. */
export interface Advice {
  sign: RegExp;
  what: string;
  todo: string;
}

/** What a certificate can be refused for; nothing in our environment is at fault then. */
export const certificateAdvice: readonly Advice[] = [
  {
    sign: /\bCERT_HAS_EXPIRED\b/,
    what: 'shows a certificate that has expired',
    todo: 'have the certificate renewed by whoever runs that server',
  },
  {
    sign: /\bERR_TLS_CERT_ALTNAME_INVALID\b/,
    what: 'shows the certificate of another host',
    todo: 'write the host by the name that is in its certificate',
  },
  {
    sign: /\b(?:DEPTH_ZERO_)?SELF_SIGNED_CERT|\bUNABLE_TO_(?:VERIFY|GET_ISSUER)_|\bCERT_/,
    what: 'shows a certificate that nobody known vouches for',
    todo: 'have whoever runs that server install a certificate of a known authority, with its whole chain',
  },
];
