import type { Rolldown } from 'vite';

/** The typefaces' files by what they are for, so that another typeface is only another content. */
export const fontFiles = {
  text: 'app/styles/fonts/text.woff2',
  mono: 'app/styles/fonts/mono.woff2',
} as const;

type File = Pick<Rolldown.OutputAsset, 'type' | 'fileName' | 'originalFileNames'>;

/** What the bundler called the font of the running text; without it the first paint waits for nothing. */
export function textFontIn(files: readonly (File | Pick<Rolldown.OutputChunk, 'type'>)[]): string {
  const font = files.find(
    (file): file is File =>
      file.type === 'asset' && file.originalFileNames.some((name) => name.endsWith(fontFiles.text)),
  );
  if (font) return font.fileName;
  throw new Error(
    `The styles use no ${fontFiles.text}: write it as src into @font-face in app/styles/fonts.css.`,
  );
}
