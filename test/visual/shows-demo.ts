import { siteFolder } from '../../src/content/load-site.ts';

/** Whether the demo is built. How its words are set, and most pictures, are the demo's own. */
export const showsDemo = siteFolder() === 'demo/trinta';

const isSecondSite = siteFolder() === '.cache/second-site/site';

/** Folder of the pictures to compare with; an owner's own site has none. */
export const acceptedFolder = showsDemo
  ? 'test/visual/accepted'
  : isSecondSite
    ? 'test/second-site/accepted'
    : undefined;
