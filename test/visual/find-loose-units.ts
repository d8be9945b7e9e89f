/** A figure, an ordinary space and a unit: the line may break between them, as in “30” and “days”. */
const loose = new RegExp(
  String.raw`(?:R\$|US\$|nº|art\.|[Aa]rticle|[Cc]láusula|[Cc]lause|Law|Day) \d|(?<![\p{L}\d])\d[\d.,–+]*\+? (?:%|°C|` +
    'dias?|days?|semanas?|weeks?|m[eê]s|meses|months?|anos?|years?|horas?|hours?|minutos?|minutes?|' +
    'segundos?|seconds?|h|min|s|ms|km|m|m²|cm|mm|kg|g|KB|MB|GB|px|mil|milhões|thousand|million|' +
    String.raw`characters|caracteres)(?![\p{L}\d])`,
  'gu',
);

/** Returns figures separated from their unit by an ordinary space, with the words around them. */
export function findLooseUnits(text: string): string[] {
  return [...text.matchAll(loose)].map(({ 0: match, index }) =>
    text.slice(Math.max(0, index - 20), index + match.length + 12).replaceAll('\n', ' '),
  );
}
