import { expect, test } from 'vitest';
import { checkDemoContent, type LaunchContent } from './demo-content.ts';

const real: LaunchContent = {
  team: [{ name: 'Maria Souza', linkedin: 'https://www.linkedin.com/in/maria-souza' }],
  teamLeads: ['Quem você ouve é quem faz.', 'You talk to those who do the work.'],
  sampleNotes: ['', ''],
  drawnCases: [],
};

const failed = (change: Partial<LaunchContent>) =>
  checkDemoContent({ ...real, ...change }).filter(({ outcome }) => outcome === 'fail');

test('content of its own is let through', () => {
  expect(failed({})).toEqual([]);
  expect(failed({ team: [{ name: 'Maria Souza', linkedin: undefined }] })).toEqual([]);
  const sampleNotes = ['Atendemos em todo o Brasil.', 'We work all over Brazil.'];
  expect(failed({ sampleNotes })).toEqual([]);
});

test('sample people, demo cases and the footer’s note are found', () => {
  expect(
    failed({
      team: [...real.team, { name: 'Ana Exemplo', linkedin: undefined }],
      teamLeads: ['Quem faz. Estas são pessoas de exemplo; as suas entram aqui.', 'Our people.'],
      drawnCases: ['ecommerce'],
      sampleNotes: ['', 'Demonstration site: the company and its clients are fictional.'],
    }),
  ).toHaveLength(4);
});

test('the profile of a sample person under another name is found', () => {
  const linkedin = 'https://www.linkedin.com/in/ana-exemplo/';
  const [found] = failed({ team: [{ name: 'Maria Souza', linkedin }] });
  expect(found?.what).toContain('ana-exemplo');
});

test('a profile that is no address is found, with what to write instead', () => {
  const [found] = failed({ team: [{ name: 'Maria Souza', linkedin: 'linkedin.com/in/maria' }] });
  expect(found?.what).toContain('Maria Souza');
  expect(found?.todo).toContain('https://');
});
