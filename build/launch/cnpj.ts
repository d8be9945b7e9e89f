const firstWeights = [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];
const secondWeights = [6, ...firstWeights];

/**
 * Whether a text ends in a CNPJ whose check digits are right. Since July 2026 the first twelve places
 * may be letters too; a place counts its ASCII code less 48 (Receita Federal, Nota Técnica 49/2024).
 */
export function hasValidCnpj(text: string): boolean {
  const places = text
    .replace(/^CNPJ\b/i, '')
    .replaceAll(/[\s./-]/g, '')
    .toUpperCase();
  if (!/^[0-9A-Z]{12}\d\d$/.test(places)) return false;
  const values = Array.from(places, (place) => place.charCodeAt(0) - 48);
  if (values.every((value) => value === values[0])) return false;
  return (
    checkDigit(values.slice(0, 12), firstWeights) === values[12] &&
    checkDigit(values.slice(0, 13), secondWeights) === values[13]
  );
}

function checkDigit(values: readonly number[], weights: readonly number[]): number {
  const rest = values.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0) % 11;
  return rest < 2 ? 0 : 11 - rest;
}
