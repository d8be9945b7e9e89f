import * as v from 'valibot';

/** Default IP look-up service (specification chapter 7); the environment can name another one. */
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
