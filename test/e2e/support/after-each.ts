import { afterEach } from 'vitest';
import { closePages } from './browser.ts';

// In a setup file, for a worker loads what its files share once: hooks there would hold for the first.
afterEach(closePages);
