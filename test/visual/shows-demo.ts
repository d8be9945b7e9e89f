import { siteFolder } from '../../src/content/load-site.ts';

/** Whether the demo is built. Accepted pictures, and how its words are set, are the demo's own. */
export const showsDemo = siteFolder() === 'demo/trinta';
