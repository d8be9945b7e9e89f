import { brand } from '../../brand.ts';

const { street, city, region, postalCode } = brand.address;

/** The line of the date, from the one date in the brand file. */
export const updated = `Last updated: ${new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeZone: 'UTC',
}).format(new Date(brand.legalUpdated))}`;

export const postalAddress = `${street}, ${city}, ${region}, ${postalCode}, Brazil`;

/** Who answers for the site and how to reach them. */
export const contactLines = [
  `Email: ${brand.email}`,
  `Phone: ${brand.phone.shown}`,
  `Address: ${postalAddress}`,
] as const;
