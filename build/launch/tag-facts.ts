import { type Purpose, purposes, type Tag } from '../../app/content/tags.ts';
import { type Finding, fail } from './finding.ts';

type Tags = Readonly<Record<Purpose, readonly Tag[]>>;

interface Fault {
  what: string;
  todo: string;
}

const file = 'app/content/tags.ts';

/**
 * Scheme and host, as a source of a Content-Security-Policy: of anything more, such as `; script-src *`,
 * the policy would make directives.
 */
const originPattern =
  /^https:\/\/(?:\*\.)?(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z\d-]{2,}(?::\d{1,5})?$/i;

/** What the example in `app/content/tags.ts` has where an id is to stand. */
const placeholder = /X{4}/;

/** What is wrong with the addresses of tags: no page can be given a policy with these. */
export function tagAddressFaults(tags: Tags): Fault[] {
  return every(tags).flatMap(({ name, src, origins = [] }) => [
    ...(isScriptAddress(src)
      ? []
      : [
          {
            what: `tag ${name}: src is not an https address: ${src}`,
            todo: `write src in ${file} as a whole address: https://metrics.aurora.com.br/tag.js`,
          },
        ]),
    ...origins
      .filter((origin) => !originPattern.test(origin))
      .map((origin) => ({
        what: `tag ${name}: this is not an https origin: ${origin}`,
        todo: `write origins in ${file} as https:// and a host alone, each on its own: https://*.aurora.com.br`,
      })),
  ]);
}

/** Says of the owner's tags what keeps them from working; nothing where there are none, or all are well. */
export function checkTags(tags: Tags): Finding[] {
  const faults = [...tagAddressFaults(tags), ...every(tags).flatMap(idFaults)];
  return faults.map(({ what, todo }) => fail('content', what, todo));
}

function idFaults({ name, src, googleId, googleConversion }: Tag): Fault[] {
  const unset = Object.entries({ googleId, src, googleConversion }).filter(([, value]) =>
    placeholder.test(value ?? ''),
  );
  if (unset.length > 0) {
    return [
      {
        what: `tag ${name}: ${unset.map(([key]) => key).join(' and ')} still has the XXXX of the example`,
        todo: `write your own id there in ${file}`,
      },
    ];
  }
  const loaded = URL.canParse(src) ? new URL(src).searchParams.get('id') : null;
  if (googleId === undefined || loaded === null || loaded === googleId) return [];
  return [
    {
      what: `tag ${name}: src loads ${loaded}, googleId is ${googleId}`,
      todo: `make both in ${file} the same id`,
    },
  ];
}

function every(tags: Tags): readonly Tag[] {
  return purposes.flatMap((purpose) => tags[purpose]);
}

/** Its origin is a source of the policy too, and a parsed URL may still have a semicolon in its host. */
function isScriptAddress(src: string): boolean {
  return URL.canParse(src) && originPattern.test(new URL(src).origin);
}
