import type { ShareImageState } from '../../artwork/share/share-record.ts';
import { type Finding, fail, pass } from './finding.ts';

/** Judges the images that stand for the pages where they are shared. */
export function checkShareImages(
  images: readonly { file: string; state: ShareImageState }[],
): Finding[] {
  const todo = 'run npm run artwork:share, then build again';
  const inState = (state: ShareImageState) =>
    images.filter((image) => image.state === state).map(({ file }) => file);
  const missing = inState('missing');
  const stale = inState('stale');
  const findings = [
    ...(missing.length > 0 ? [fail('content', `no share image: ${missing.join(', ')}`, todo)] : []),
    ...(stale.length > 0
      ? [fail('content', `share images of an older name or title: ${stale.join(', ')}`, todo)]
      : []),
  ];
  return findings.length > 0
    ? findings
    : [pass('content', 'every page has a share image of its present words')];
}
