import { languages } from '#site';
import { usualLanguages } from '../../../src/content/facts.ts';

// Files that import this one name Portuguese or English, or an address such as /en.
if (String(languages) !== String(usualLanguages)) {
  throw new Error('These tests need a site with Portuguese first and English second.');
}
