import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { onTestFinished } from 'vitest';
import type { Language } from '../../contract/language.ts';
import { createEditor } from '../app.ts';
import { SiteFolder } from '../site-folder.ts';

const origin = 'http://localhost';

export interface TestEditor {
  /** Path of the test's own site folder. */
  path: string;
  read: (file: string) => string;
  faults: SiteFolder['faults'];
  get: (address: string) => Promise<Response>;
  /**
   * Sends a form like the editor's pages, with the page's present `shown` value if the form has none, and
   * follows the redirect. FormData is sent as multipart.
   */
  post: (address: string, form: FormData | Record<string, string>) => Promise<Response>;
  /** Sends a request without the editor's origin. */
  request: (address: string, init: RequestInit) => Promise<Response>;
  /** Handles requests of a listening server. */
  fetch: (request: Request) => Promise<Response>;
}

/** Opens the editor on a copy of the demo without its pictures. */
export function openTestEditor(language: Language = 'en'): TestEditor {
  const path = mkdtempSync(join(tmpdir(), 'edit-'));
  onTestFinished(() => rmSync(path, { recursive: true }));
  cpSync('demo/trinta', path, { recursive: true, filter: (file) => !/artwork|images/.test(file) });
  const folder = new SiteFolder(path);
  const editor = createEditor(folder, language, readFileSync('edit/edit.css', 'utf8'));
  const request: TestEditor['request'] = async (address, init) =>
    await editor.request(origin + address, init);
  return {
    path,
    read: (file) => readFileSync(join(path, file), 'utf8'),
    faults: () => folder.faults(),
    get: (address) => request(address, {}),
    post: async (address, form) => {
      const body = form instanceof FormData ? form : new URLSearchParams(form);
      const page = parse(await (await request(address, {})).text());
      const shown = page.querySelector('[name=shown]')?.getAttribute('value');
      if (shown && !body.has('shown')) body.set('shown', shown);
      const answer = await request(address, { method: 'POST', headers: { origin }, body });
      const next = answer.headers.get('location');
      return next === null ? answer : request(next, {});
    },
    request,
    fetch: async (asked) => await editor.fetch(asked),
  };
}
