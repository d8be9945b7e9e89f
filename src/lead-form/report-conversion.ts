declare global {
  interface Window {
    gtag_report_conversion?: unknown;
  }
}

/** Calls the conversion report if the page has one (chapter 7); its failure is not the visitor's. */
export function reportConversion(): void {
  try {
    if (typeof window.gtag_report_conversion === 'function') window.gtag_report_conversion();
  } catch (error) {
    console.warn('gtag_report_conversion failed', error);
  }
}
