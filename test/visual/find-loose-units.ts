/** Figure, ordinary space, unit: a line may end between the two, and “30” stand there without its days. */
const loose = new RegExp(
  String.raw`(?:R\$|US\$|nº|art\.|[Aa]rticle|[Cc]láusula|[Cc]lause|Law|Day) \d|(?<![\p{L}\d])\d[\d.,–+]*\+? (?:%|°C|` +
    'dias?|days?|semanas?|weeks?|m[eê]s|meses|months?|anos?|years?|horas?|hours?|minutos?|minutes?|' +
    'segundos?|seconds?|h|min|s|ms|km|m|m²|cm|mm|kg|g|KB|MB|GB|px|mil|milhões|thousand|million|' +
    String.raw`characters|caracteres)(?![\p{L}\d])`,
  'gu',
);

/** Figures of a text that an ordinary space parts from their unit, with the words around them. */
export function findLooseUnits(text: string): string[] {
  return [...text.matchAll(loose)].map(({ 0: match, index }) =>
    text.slice(Math.max(0, index - 20), index + match.length + 12).replaceAll('\n', ' '),
  );
}
