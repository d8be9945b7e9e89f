import type { ReactNode } from 'react';
import { Consent } from '../consent/consent.tsx';
import type { Localized } from '../content/localized.ts';
import type { Shell } from '../content/messages.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { ToastProvider } from './toast.tsx';

interface LayoutProps {
  shell: Localized<Shell>;
  children: ReactNode;
}

/** What stands around every page's content. */
export function Layout({ shell, children }: LayoutProps) {
  return (
    <ToastProvider words={shell.toasts}>
      <a className="skip-link visually-hidden" href="#main">
        {shell.navigation.skipToContent}
      </a>
      <Consent part="dialog" />
      <Header words={shell.navigation} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer words={shell.footer} />
    </ToastProvider>
  );
}
