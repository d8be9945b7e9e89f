/** The oldest that site and inbox are for (docs/decisions/0021-astro-with-islands.md). */
export const browsers = ['chrome123', 'firefox125', 'safari17.5'];
