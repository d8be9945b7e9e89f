import { cases } from './cases.ts';
import { landing } from './landing.ts';
import { notFound } from './not-found.ts';
import { projectPage } from './project-page.ts';
import { shell } from './shell.ts';

/** What the pages of this language share, fetched in one request. */
export const words = { shell, landing, cases, projectPage, notFound };
