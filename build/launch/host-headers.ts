import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PagePolicy } from '../../service/pages/security-policy.ts';
import { describeForStaticHost } from '../static-host-files.ts';
import { type Finding, fail, pass } from './finding.ts';

/**
 * Judges `_headers`, which a host that only serves files sends as it was built: whether it lets the pages
 * ask for what this environment has them ask for.
 */
export function checkHostHeaders(site: string, policy: PagePolicy, rebuild: string): Finding[] {
  const file = join(site, '_headers');
  if (!existsSync(file)) return [];
  const written = readFileSync(file, 'utf8');
  const wanted = describeForStaticHost(site, policy).headers;
  const [has, needs] = [wordsOf(written), wordsOf(wanted)];
  const missing = [...needs].filter((word) => !has.has(word));
  const spare = [...has].filter((word) => !needs.has(word));
  if (missing.length + spare.length === 0) {
    return [pass('pages', '_headers is for this environment')];
  }
  const differences = [
    ...(missing.length > 0 ? [`lacks ${missing.join(' ')}`] : []),
    ...(spare.length > 0 ? [`has ${spare.join(' ')}`] : []),
  ];
  return [
    fail(
      'pages',
      `_headers was built for another environment (${differences.join(', ')}): on a static host browsers would block what the form asks for`,
      `${rebuild}, in the environment of the site: with its RECAPTCHA_* and IP_LOOKUP_URL`,
    ),
  ];
}

/**
 * Sources and values, wherever they stand: the order in which files were found says nothing, and a
 * directive's name nothing beside its sources.
 */
function wordsOf(headers: string): Set<string> {
  return new Set(
    headers.split(/[\s;]+/).filter((word) => word !== '' && !/^[a-z]+-src$/.test(word)),
  );
}
