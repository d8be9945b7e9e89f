import { readFileSync } from 'node:fs';

const css = readFileSync(new URL('../tokens.css', import.meta.url), 'utf8');

/** Red, green and blue, 0 to 1 where a screen of sRGB can show them. */
export type LinearRgb = readonly [number, number, number];

/** A token's colour in light and in dark. */
export function schemesOf(token: string): { light: LinearRgb; dark: LinearRgb } {
  const value = new RegExp(`--${token}: (.*?);`, 's').exec(css)?.[1] ?? '';
  const [light, dark = light] = [...value.matchAll(/oklch\([^)]*\)/g)].map(([colour]) => colour);
  if (!light || !dark) throw new Error(`--${token} is not in tokens.css as an oklch() colour.`);
  return { light: linearRgb(light), dark: linearRgb(dark) };
}

/** An `oklch()` colour in linear light (CSS Color 4, 10.2 and its sample code). */
function linearRgb(colour: string): LinearRgb {
  const [l = 0, chroma = 0, hue = 0] = [...colour.matchAll(/[\d.]+/g)].map(Number);
  const lightness = colour.includes('%') ? l / 100 : l;
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = 4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short;
  const green = -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short;
  const blue = -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short;
  const shown = (part: number) => Math.min(1, Math.max(0, part));
  return [shown(red), shown(green), shown(blue)];
}
