import type { Tag } from '../content/facts.ts';
import type { Choice } from './choice.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Google's tags read the `arguments` object itself from this queue; they ignore an array. */
function gtag(..._: readonly unknown[]): void {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: see above.
  window.dataLayer.push(arguments);
}

/**
 * Tells Google's tags what is allowed: nothing by default, and later what the visitor chose
 * (developers.google.com/tag-platform/security).
 */
export function tellGoogle(
  command: 'default' | 'update',
  { analytics = false, marketing = false }: Choice['purposes'],
): void {
  const said = (agreed: boolean) => (agreed ? 'granted' : 'denied');
  gtag('consent', command, {
    analytics_storage: said(analytics),
    ad_storage: said(marketing),
    ad_user_data: said(marketing),
    ad_personalization: said(marketing),
  });
}

/** Configures one of Google's tags, and defines the conversion report that the form calls if it exists. */
export function configureGoogle({ googleId, googleConversion }: Tag): void {
  if (googleId) {
    gtag('js', new Date());
    gtag('config', googleId);
  }
  if (googleConversion) {
    window.gtag_report_conversion = () =>
      gtag('event', 'conversion', { send_to: googleConversion });
  }
}
