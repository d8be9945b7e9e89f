/** Oldest browsers that site and inbox support (docs/decisions/0021-astro-with-islands.md). */
export const browsers = ['chrome123', 'firefox125', 'safari17.5'];
