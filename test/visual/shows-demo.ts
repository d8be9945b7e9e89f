import { siteFolder } from '../../src/content/load-site.ts';

/** Whether the tested site is the demo, which has its own checks of type and most pictures. */
export const showsDemo = siteFolder() === 'demo/trinta';

const isSecondSite = siteFolder() === '.cache/second-site/site';

/** Folder of the accepted pictures; an owner's site has none. */
export const acceptedFolder = showsDemo
  ? 'test/visual/accepted'
  : isSecondSite
    ? 'test/second-site/accepted'
    : undefined;
