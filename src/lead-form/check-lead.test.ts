import { describe, expect, test } from 'vitest';
import { languages, site } from '#site';
import { fieldSentence } from '../../contract/sentences.ts';
import { checkLead } from './check-lead.ts';
import { type FormValues, initialState } from './form-state.ts';

const sentences = site.words.en.sentences;
const right: FormValues = {
  ...initialState.values,
  name: ' Joana Prado ',
  email: 'joana@acme.example',
  phone: '(11) 95555-0130',
  interest: 'product-development',
  message: 'We want a product in thirty days.',
};

test('a form that is filled in right is a lead as it is kept', () => {
  const { lead, errors } = checkLead(right, sentences);
  expect(errors).toBeUndefined();
  expect(lead).toMatchObject({
    name: 'Joana Prado',
    phone: '11955550130',
    consultationType: 'quick',
  });
});

test('optional fields may stay empty', () => {
  const { lead } = checkLead({ ...right, company: '', companySize: '' }, sentences);
  expect(lead?.company).toBeUndefined();
  expect(lead?.companySize).toBeUndefined();
});

describe('a form that nobody filled in', () => {
  test('has a sentence for each field that is needed, in the order of the form', () => {
    const { lead, errors = {} } = checkLead(initialState.values, sentences);
    expect(lead).toBeUndefined();
    expect(Object.keys(errors)).toEqual(['name', 'email', 'phone', 'interest', 'message']);
  });

  test.each(languages)('is told so in %s', (language) => {
    const spoken = site.words[language].sentences;
    const { errors } = checkLead(initialState.values, spoken);
    expect(errors?.name).toBe(fieldSentence(spoken, 'name', 'required'));
  });
});

test('the first thing that is wrong with a field is what is said of it', () => {
  const { errors } = checkLead({ ...right, name: 'J', phone: '(11) 9555' }, sentences);
  expect(errors).toEqual({
    name: fieldSentence(sentences, 'name', 'too-short'),
    phone: fieldSentence(sentences, 'phone', 'too-short'),
  });
});
