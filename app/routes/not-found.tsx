import type { Localized } from '../content/localized.ts';
import type { NotFound } from '../content/messages.ts';
import { MissingPage } from './missing-page.tsx';

/** The four suggestions stay in the content and are not displayed (specification chapter 2). */
export function NotFoundRoute({ notFound }: Localized<{ notFound: NotFound }>) {
  return (
    <MissingPage
      code="404"
      title={notFound.title}
      text={notFound.text}
      back={notFound.back}
      lang={notFound.lang}
    />
  );
}
