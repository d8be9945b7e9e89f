import { publicIpLookupUrl } from '../../contract/form-settings.ts';
import { type Finding, fail, pass } from './finding.ts';

export interface LookupPolicies {
  /** `IP_LOOKUP_URL`, or what stands in for it: an address or a path of our own. */
  ipLookupUrl: string;
  siteUrl: string;
  /** The privacy policy in each language, by the file that says it. */
  policies: readonly { file: string; document: object }[];
}

/** The privacy policy must name whom the browser asks for the visitor's address, and nobody else. */
export function checkLookupPolicies({ ipLookupUrl, siteUrl, policies }: LookupPolicies): Finding[] {
  const { host } = new URL(ipLookupUrl, siteUrl);
  const isOurs = host === new URL(siteUrl).host;
  const shipped = new URL(publicIpLookupUrl).host;
  const findings = policies.flatMap(({ file, document }) => {
    const text = JSON.stringify(document);
    return [
      ...(isOurs || text.includes(host)
        ? []
        : [
            fail(
              'content',
              `the form asks ${host} for the visitor's address, yet ${file} does not name ${host}`,
              'say there who it is, where, and what it gets to see',
            ),
          ]),
      ...(host !== shipped && text.includes(shipped)
        ? [
            fail(
              'content',
              `${file} names ${shipped}, which the form does not ask`,
              'take that sentence out, or say there who looks it up now',
            ),
          ]
        : []),
    ];
  });
  if (findings.length > 0) return findings;
  return [pass('content', "the privacy policy says whom the form asks for the visitor's address")];
}
