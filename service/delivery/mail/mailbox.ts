export interface Mailbox {
  name: string;
  address: string;
}

/** Reads `Name <address>` or an address alone, as the environment has checked it. */
export function parseMailbox(text: string, defaultName: string): Mailbox {
  const [, name = '', address = text] = text.match(/^([^<]*)<([^>]+)>$/) ?? [];
  const plainName = name.trim().replace(/^"(.*)"$/, '$1');
  return { name: plainName || defaultName, address: address.trim() };
}
