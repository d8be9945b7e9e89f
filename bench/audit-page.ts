import lighthouse, { desktopConfig, type Flags } from 'lighthouse';

export const devices = ['phone', 'desktop'] as const;
export type Device = (typeof devices)[number];
export type Throttling = 'devtools' | 'simulate';

/** Results of one Lighthouse run. Times in milliseconds, sizes in transferred bytes. */
export interface Audit {
  /** Performance, accessibility, best practices and SEO, 0 to 100. */
  scores: readonly number[];
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  html: number;
  script: number;
  total: number;
}

interface AuditOptions {
  /** Debugging port of the browser. */
  port: number;
  device: Device;
  throttling: Throttling;
  /** `floor` is the page without script, for which only the times are measured. */
  side: 'page' | 'floor';
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Maximum number of runs, because on a busy machine Lighthouse sometimes misses the first paint. */
const mostTries = 3;

/** Runs Lighthouse on a URL, with its presets for phones and desktops. */
export async function auditPage(url: string, options: AuditOptions): Promise<Audit> {
  const { port, device, throttling, side } = options;
  const flags: Flags = {
    port,
    logLevel: 'silent',
    throttlingMethod: throttling,
    onlyCategories: side === 'floor' ? ['performance'] : [...categories],
  };
  for (let tries = 1; ; tries += 1) {
    const result = await lighthouse(url, flags, device === 'desktop' ? desktopConfig : undefined);
    const lhr = result?.lhr;
    const valueIn = (id: string) => lhr?.audits[id]?.numericValue;
    const [fcp, lcp, tbt, cls] = [
      valueIn('first-contentful-paint'),
      valueIn('largest-contentful-paint'),
      valueIn('total-blocking-time'),
      valueIn('cumulative-layout-shift'),
    ];
    if (fcp === undefined || lcp === undefined || tbt === undefined || cls === undefined || !lhr) {
      if (tries < mostTries) continue;
      throw new Error(`Lighthouse could not measure ${url}: ${lhr?.runtimeError?.message}`);
    }
    const scores = Object.values(lhr.categories).map(({ score }) => Math.round((score ?? 0) * 100));
    return { scores, fcp, lcp, tbt, cls, ...bytesOf(lhr.audits['network-requests']?.details) };
  }
}

/** Transferred bytes of the document, of all scripts and of everything. */
function bytesOf(details: unknown): { html: number; script: number; total: number } {
  const sums = { html: 0, script: 0, total: 0 };
  if (typeof details !== 'object' || details === null || !('items' in details)) return sums;
  if (!Array.isArray(details.items)) return sums;
  for (const item of details.items) {
    const {
      transferSize = 0,
      resourceType = '',
    }: { transferSize?: number; resourceType?: string } = item;
    sums.total += transferSize;
    if (resourceType === 'Document') sums.html += transferSize;
    if (resourceType === 'Script') sums.script += transferSize;
  }
  return sums;
}
