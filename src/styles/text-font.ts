import engineFont from './fonts/text.woff2?url';

const ownFonts = import.meta.glob<string>('#site-folder/fonts/*.woff2', {
  query: '?url',
  import: 'default',
  eager: true,
});
const ownFont = Object.entries(ownFonts).find(([file]) => file.endsWith('/text.woff2'))?.[1];

/** The typeface to fetch with the page; a site with typefaces of its own has one where it is called so. */
export const textFont = Object.keys(ownFonts).length > 0 ? ownFont : engineFont;
