import { expect, test } from 'vitest';
import { sampleLead } from '../storage/testing/sample-lead.ts';
import { searchedTexts } from './stored-lead.ts';

test('a lead is found by its domain as people write it', () => {
  expect(searchedTexts(sampleLead({ email: 'eva@xn--mller-kva.de' }))).toContain('müller.de');
});
