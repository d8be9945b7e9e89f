import type { Page } from 'playwright-core';
import { contentOf } from '../../app/content/load-content.ts';
import type { Page as Screen } from '../../app/routes.ts';
import { type Language, languages } from '../../contract/language.ts';
import { firstCase, uprightCase } from '../e2e/support/cases.ts';
import { fillLead, sendButton } from '../e2e/support/lead-form.ts';
import type { BrowserPool } from './browser-pool.ts';
import { type Capture, captureInBothSchemes, capturePart, captureWindow } from './capture.ts';
import { type Frame, frameOf, type Width } from './frames.ts';
import { settle } from './settle.ts';

interface State {
  screen: Screen;
  name: string;
  widths: readonly Width[];
  reach: (page: Page, language: Language) => Promise<void>;
  /** Selector of the part of the page that is captured; the window where it says nothing. */
  part?: string;
}

const landing: Screen = { kind: 'landing' };
const phoneAndDesktop = [360, 1280] as const;

const states: readonly State[] = [
  {
    screen: landing,
    name: 'menu',
    widths: [360],
    reach: async (page, language) => {
      const { navigation } = await contentOf(language).shell();
      await page.getByRole('button', { name: navigation.openMenu }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    screen: landing,
    name: 'answer',
    widths: phoneAndDesktop,
    reach: (page) => page.locator('summary').first().click(),
    part: '#faq',
  },
  {
    screen: landing,
    name: 'errors',
    widths: phoneAndDesktop,
    reach: async (page) => {
      await sendButton(page).click();
      await page.locator('[aria-invalid=true]').first().waitFor();
    },
    part: '#contact',
  },
  {
    screen: landing,
    name: 'sent',
    widths: phoneAndDesktop,
    reach: async (page) => {
      await fillLead(page);
      await sendButton(page).click();
      await page.getByRole('status').filter({ hasText: /./ }).waitFor();
    },
  },
  {
    screen: landing,
    name: 'not-sent',
    widths: phoneAndDesktop,
    reach: async (page) => {
      await page.route('**/api/leads', (route) => route.abort());
      await fillLead(page);
      await sendButton(page).click();
      await page.getByRole('alert').filter({ hasText: /./ }).waitFor();
    },
  },
  ...[firstCase, uprightCase].flatMap((id) => (id ? enlarged({ kind: 'project', id }) : [])),
];

function enlarged(screen: Screen): State {
  return {
    screen,
    name: 'enlarged',
    widths: phoneAndDesktop,
    reach: async (page, language) => {
      const { projectPage } = await contentOf(language).projectPage();
      await page.getByTitle(projectPage.gallery.enlarge).first().click();
      await page.getByRole('dialog').waitFor();
    },
  };
}

export interface StateFrame extends Frame {
  state: State;
}

export const stateFrames: readonly StateFrame[] = states.flatMap((state) =>
  languages.flatMap((language) =>
    state.widths.map((width) => ({ ...frameOf(state.screen, language, width, state.name), state })),
  ),
);

/** A state of a screen in both schemes, in a profile of its own: some leave a draft behind. */
export function captureState(pool: BrowserPool, frame: StateFrame): Promise<Capture[]> {
  const { reach, part } = frame.state;
  return pool.withFreshPage(frame.width, async (page) => {
    await page.goto(pool.origin + frame.path);
    await settle(page);
    await reach(page, frame.language);
    // A pointer that rests on what it pressed colours it.
    await page.mouse.move(1, 1);
    return captureInBothSchemes(page, frame, part ? capturePart(part) : captureWindow);
  });
}
