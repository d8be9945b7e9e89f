import * as v from 'valibot';
import { endpoints } from '../../contract/endpoints.ts';
import { formSettingsSchema } from '../../contract/form-settings.ts';
import { giveUpAfter, waitAtMostMs } from '../browser/give-up-after.ts';
import { once } from '../browser/once.ts';

/**
 * What the form needs of the environment, asked once; a failure is asked again next time.
 *
 * @throws TypeError, DOMException or ValiError where the service does not answer as the contract says.
 */
export const fetchFormSettings = once(async () => {
  const response = await fetch(endpoints.form, { signal: giveUpAfter(waitAtMostMs) });
  return v.parse(formSettingsSchema, await response.json());
});
