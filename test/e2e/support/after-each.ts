import { afterEach } from 'vitest';
import { closePages } from './browser.ts';

// In a setup file: a worker loads shared modules once, so a hook there would apply to its first file only.
afterEach(closePages);
