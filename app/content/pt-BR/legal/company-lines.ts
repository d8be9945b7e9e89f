import { brand } from '../../brand.ts';
import { companyPhoneFor } from '../../company-phone.ts';
import { longDate } from '../../long-date.ts';

const { street, city, region, postalCode } = brand.address;

const months =
  'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(
    ' ',
  );

/** The line of the date, from the one date in the brand file. */
export const updated = `Última atualização: ${longDate(brand.legalUpdated, months, ' de ')}`;

export const postalAddress = `${street}, ${city}\u00a0– ${region}, CEP\u00a0${postalCode}`;

/** Who answers for the site and how to reach them. */
export const contactLines = [
  `E-mail: ${brand.email}`,
  `Telefone: ${companyPhoneFor('pt-BR', brand.phone.shown, brand.phone.dialled)}`,
  `Endereço: ${postalAddress}`,
] as const;
