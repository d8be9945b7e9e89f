import type { Locator, Page } from 'playwright-core';
import * as v from 'valibot';
import { site } from '#site';
import { perLanguage } from '../../../contract/language.ts';
import type { leadSchema } from '../../../contract/lead.ts';
import type { Site } from './site.ts';

/** The form's texts, so that tests do not repeat them. */
export const formWords = perLanguage((language) => site.words[language].contact);

/** The error messages of browser and server. */
export const sentences = perLanguage((language) => site.words[language].sentences);

/** Input for all required fields. */
export const typedLead = {
  name: 'Joana Prado',
  email: 'joana@prado.example',
  phone: '11987654321',
  interest: 'cloud-devops',
  message: 'Precisamos de um portal de pedidos até junho.',
} satisfies v.InferInput<typeof leadSchema>;

export type TypedLead = typeof typedLead;

export function leadForm(page: Page): Locator {
  return page.locator('form').filter({ has: page.locator('[name=message]') });
}

export function sendButton(page: Page): Locator {
  return leadForm(page).locator('[type=submit]');
}

export function control(page: Page, name: string): Locator {
  return leadForm(page).locator(`[name=${name}]`);
}

/** Types a complete lead; `changes` override the usual values. Returns what was typed. */
export async function fillLead(page: Page, changes: Partial<TypedLead> = {}): Promise<TypedLead> {
  const words = { ...typedLead, ...changes };
  await control(page, 'name').fill(words.name);
  await control(page, 'email').fill(words.email);
  await control(page, 'phone').fill(words.phone);
  await control(page, 'interest').selectOption(words.interest);
  await control(page, 'message').fill(words.message);
  return words;
}

/** Types a complete lead with this address and sends it. Returns what was typed. */
export async function sendLead(page: Page, email: string): Promise<TypedLead> {
  const typed = await fillLead(page, { email });
  await sendButton(page).click();
  return typed;
}

/** The current values of the form's controls. */
export async function typedWords(page: Page): Promise<TypedLead> {
  const value = (name: string) => control(page, name).inputValue();
  return {
    name: await value('name'),
    email: await value('email'),
    phone: (await value('phone')).replace(/\D/g, ''),
    interest: await value('interest'),
    message: await value('message'),
  };
}

/** Resolves once a toast with this text is visible and in the accessibility tree. */
export async function toastSaying(
  page: Page,
  role: 'alert' | 'status',
  text: string,
): Promise<void> {
  await page.getByRole(role).filter({ hasText: text }).waitFor();
}

const storedLeads = v.array(
  v.looseObject({
    id: v.string(),
    name: v.string(),
    company: v.optional(v.string()),
    email: v.string(),
    phone: v.string(),
    interest: v.string(),
    message: v.string(),
    consultationType: v.string(),
    language: v.string(),
    folder: v.string(),
    reasons: v.array(v.string()),
    userIp: v.string(),
  }),
);

/** The leads of one sender, from the owner's command. */
export async function leadsFrom(site: Site, email: string) {
  return v.parse(storedLeads, JSON.parse(await site.leads('list', '--json', '--email', email)));
}
