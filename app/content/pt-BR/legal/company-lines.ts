import { brand } from '../../brand.ts';

const { street, city, region, postalCode } = brand.address;

/** The line of the date, from the one date in the brand file. */
export const updated = `Última atualização: ${new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'long',
  timeZone: 'UTC',
}).format(new Date(brand.legalUpdated))}`;

export const postalAddress = `${street}, ${city}\u00a0– ${region}, CEP\u00a0${postalCode}`;

/** Who answers for the site and how to reach them. */
export const contactLines = [
  `E-mail: ${brand.email}`,
  `Telefone: ${brand.phone.shown}`,
  `Endereço: ${postalAddress}`,
] as const;
