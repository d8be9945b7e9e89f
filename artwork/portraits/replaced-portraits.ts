import shippedPictures from '../../build/launch/shipped-pictures.json' with { type: 'json' };
import { recordPictures } from '../../build/launch/shipped-pictures.ts';

/** The pictures of a member that are not those that were shipped: a photo, which no drawing may replace. */
export function replacedPortraits(
  id: string,
  root = '.',
  shipped: Readonly<Record<string, string>> = shippedPictures,
): string[] {
  const present = recordPictures(root);
  return ['avif', 'webp']
    .map((format) => `public/images/team/${id}.${format}`)
    .filter((file) => present[file] !== undefined && present[file] !== shipped[file]);
}
