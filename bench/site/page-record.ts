/** What the page itself notes while it is measured; written by `recordPage` inside the page. */
export interface PageRecord {
  fcp: number;
  lcp: number;
  /** What was painted largest, to know what to make faster. */
  lcpElement: string;
  cls: number;
  tasks: { start: number; duration: number }[];
  /** Interactions as Event Timing has them: from the input to the next paint. */
  events: { start: number; duration: number; name: string }[];
  /** Frames that took longer than 50 ms, with what ran in them. */
  frames: { start: number; duration: number; work: string }[];
}

declare global {
  interface Window {
    pageRecord: PageRecord;
  }
}

/** Runs in the page before anything of its own. It must stand alone: it is sent there as text. */
export function recordPage(): void {
  const record: PageRecord = {
    ...{ fcp: Number.NaN, lcp: Number.NaN, lcpElement: '', cls: 0 },
    ...{ tasks: [], events: [], frames: [] },
  };
  window.pageRecord = record;

  function observe<T extends PerformanceEntry>(
    type: string,
    note: (entry: T) => void,
    more: { durationThreshold?: number } = {},
  ) {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry as T);
    }).observe({ type, buffered: true, ...more });
  }

  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') record.fcp = startTime;
  });
  observe<PerformanceEntry & { element?: Element; size: number }>(
    'largest-contentful-paint',
    ({ startTime, element, size }) => {
      record.lcp = startTime;
      const text = element?.textContent?.trim().slice(0, 40);
      record.lcpElement = `<${element?.localName ?? '?'}> ${text || element?.getAttribute('src') || ''} (${size} px²)`;
    },
  );
  observe<PerformanceEntry & { value: number; hadRecentInput: boolean }>(
    'layout-shift',
    (shift) => {
      // The plain sum is never below the official score, which takes the worst window.
      if (!shift.hadRecentInput) record.cls += shift.value;
    },
  );
  observe('longtask', ({ startTime: start, duration }) => record.tasks.push({ start, duration }));
  observe<PerformanceEntry & { interactionId: number }>(
    'event',
    ({ startTime: start, duration, name, interactionId }) => {
      if (interactionId > 0) record.events.push({ start, duration, name });
    },
    { durationThreshold: 16 },
  );
  interface Frame extends PerformanceEntry {
    renderStart: number;
    styleAndLayoutStart: number;
    scripts: { invoker: string; duration: number }[];
  }
  observe<Frame>('long-animation-frame', (frame) => {
    const { startTime: start, duration, styleAndLayoutStart, scripts } = frame;
    const layout = Math.round(start + duration - (styleAndLayoutStart || start + duration));
    const parts = scripts.map(({ invoker, duration: ran }) => `${invoker} ${Math.round(ran)} ms`);
    const work = [...parts, `style and layout ${layout} ms`].join(', ');
    record.frames.push({ start, duration, work });
  });
}
