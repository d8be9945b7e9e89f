import * as v from 'valibot';

/** Public IP look-up, unless the environment names another one (specification chapter 7). */
export const publicIpLookupUrl = 'https://api.ipify.org?format=json';

/** Answer of `GET /api/form`: what the browser needs of the environment. */
export const formSettingsSchema = v.object({
  verification: v.variant('provider', [
    v.object({
      provider: v.literal('recaptcha'),
      siteKey: v.string(),
      scriptUrl: v.string(),
    }),
    v.object({ provider: v.literal('proof-of-work') }),
  ]),
  ipLookupUrl: v.string(),
});

export type FormSettings = v.InferOutput<typeof formSettingsSchema>;
