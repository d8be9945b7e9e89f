import engineFont from './fonts/text.woff2?url';

const ownFonts = import.meta.glob<string>('#site-folder/fonts/*.woff2', {
  query: '?url',
  import: 'default',
  eager: true,
});
const ownFont = Object.entries(ownFonts).find(([file]) => file.endsWith('/text.woff2'))?.[1];

/** The font to preload: the engine's, or with fonts in the site folder its `fonts/text.woff2`, if present. */
export const textFont = Object.keys(ownFonts).length > 0 ? ownFont : engineFont;
