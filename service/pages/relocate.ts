/** The origin that the pages were built for, and the one that they are served at. */
export interface Relocation {
  built: string;
  served: string;
}

/** Files that name the site's own address: canonical links, alternates, share images, the sitemap. */
const naming = /\.(?:html|xml|txt)$/;

/** Whether a file has to be read anew for another origin. */
export function isRelocated(name: string, relocation: Relocation | undefined): boolean {
  return relocation !== undefined && relocation.built !== relocation.served && naming.test(name);
}

/** A file's text at the origin that it is served at. */
export function relocate(body: Uint8Array, { built, served }: Relocation): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(Buffer.from(body).toString('utf8').replaceAll(built, served)));
}
