import { brand } from '../../brand.ts';
import { companyPhoneFor } from '../../company-phone.ts';
import { longDate } from '../../long-date.ts';

const { street, city, region, postalCode } = brand.address;

const months =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** The line of the date, from the one date in the brand file. */
export const updated = `Last updated: ${longDate(brand.legalUpdated, months, ' ')}`;

export const postalAddress = `${street}, ${city}, ${region}, ${postalCode}, Brazil`;

/** Who answers for the site and how to reach them. */
export const contactLines = [
  `Email: ${brand.email}`,
  `Phone: ${companyPhoneFor('en', brand.phone.shown, brand.phone.dialled)}`,
  `Address: ${postalAddress}`,
] as const;
