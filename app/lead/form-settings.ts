import * as v from 'valibot';
import { endpoints } from '../../contract/endpoints.ts';
import { type FormSettings, formSettingsSchema } from '../../contract/form-settings.ts';
import { giveUpAfter, waitAtMostMs } from '../verification/give-up-after.ts';

let settings: Promise<FormSettings> | undefined;

/**
 * What the form needs of the environment, asked once; a failure is asked again next time.
 *
 * @throws TypeError, DOMException or ValiError where the service does not answer as the contract says.
 */
export function fetchFormSettings(): Promise<FormSettings> {
  settings ??= fetch(endpoints.form, { signal: giveUpAfter(waitAtMostMs) })
    .then((response) => response.json())
    .then((body) => v.parse(formSettingsSchema, body));
  settings.catch(() => {
    settings = undefined;
  });
  return settings;
}
