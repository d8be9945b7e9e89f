import type { Challenge } from 'altcha-lib';
import { Hono } from 'hono';
import { endpoints } from '../../contract/endpoints.ts';
import type { FormSettings } from '../../contract/form-settings.ts';
import type { RateLimiter } from '../leads/limits.ts';
import { acceptedLanguage } from './accept-language.ts';
import type { AppEnv } from './app-env.ts';
import { refuseMethod, refuseTooMany } from './refusal.ts';
import { rateKey } from './visitor-address.ts';

export interface FormRoutesDependencies {
  settings: FormSettings;
  /** Makes a challenge for the newsletter, and for the form where no other provider verifies. */
  challenge: (now: number) => Promise<Challenge>;
  challengeLimiter: RateLimiter;
  now: () => number;
}

/** What the form asks before it sends: its settings, a challenge, the visitor's own address. */
export function formRoutes(dependencies: FormRoutesDependencies): Hono<AppEnv> {
  const { settings, challenge, challengeLimiter, now } = dependencies;
  const routes = new Hono<AppEnv>();
  routes.get(endpoints.form, (c) => c.json(settings));
  routes.get(endpoints.ip, (c) => c.json({ ip: c.get('address') }));
  routes.get(endpoints.challenge, async (c) => {
    const wait = await challengeLimiter.take(rateKey(c.get('address')), now());
    if (wait > 0) {
      const language = acceptedLanguage(c.req.header('accept-language'));
      return refuseTooMany(c, language, wait);
    }
    return c.json(await challenge(now()));
  });
  const paths = [endpoints.form, endpoints.ip, endpoints.challenge];
  routes.on('ALL', paths, (c) => refuseMethod(c, 'GET, HEAD'));
  return routes;
}
