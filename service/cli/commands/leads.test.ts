import { expect, test } from 'vitest';
import { companySizes } from '../../../contract/lead.ts';
import { canaryLead } from '../../delivery/testing/canary-lead.ts';
import type { StoredLead } from '../../leads/stored-lead.ts';
import { leadRecords } from './leads.ts';

/** Returns the cells of a lead by column name. */
function cellsOf(changes: Partial<StoredLead>): Map<string, string> {
  const lead = canaryLead({ message: 'Hello', ...changes });
  return new Map(leadRecords.columns.map(([name, cell]) => [name, cell(lead)]));
}

test.each(companySizes)('no spreadsheet converts the size %s to a date', (companySize) => {
  const cells = cellsOf({ companySize });
  expect([...cells.values()].filter((cell) => /^\d{1,2}-\d{1,2}$/.test(cell))).toEqual([]);
  expect(cells.get('company_size')).toMatch(/ employees$/);
});

test('without a size the cell is empty', () => {
  expect(cellsOf({ companySize: undefined }).get('company_size')).toBe('');
});

test('JSON Lines keep the size as it was sent', () => {
  expect(leadRecords.json(canaryLead({ companySize: '1-10' }))).toMatchObject({
    companySize: '1-10',
  });
});

test('the server’s and the browser’s IP address have a column each', () => {
  const cells = cellsOf({ address: '203.0.113.7', userIp: '198.51.100.4' });
  expect([cells.get('address'), cells.get('user_ip')]).toEqual(['203.0.113.7', '198.51.100.4']);
});
