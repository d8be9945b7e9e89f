import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { validLead } from '../../contract/testing/valid-lead.ts';
import { createProofOfWork } from '../verification/proof-of-work.ts';

/** Returns bodies of valid leads whose tokens are solved before the clock starts. */
export async function prepareLeads(count: number, secret: string): Promise<string[]> {
  const proof = createProofOfWork(secret, { cost: 1, counterMin: 1, counterMax: 2 });
  const bodies: string[] = [];
  // New people, because acknowledgements to one address are limited.
  const marker = crypto.randomUUID();
  for (let at = 0; at < count; at += 1) {
    const challenge = await proof.challenge(Date.now());
    const solution = await solveChallenge({ challenge, deriveKey });
    const lead = {
      ...validLead,
      name: `Pessoa ${at}`,
      email: `pessoa.${at}.${marker}@example.com`,
      message: `Quero conversar sobre o projeto número ${at} da nossa empresa.`,
    };
    const recaptchaToken = btoa(JSON.stringify({ challenge, solution }));
    bodies.push(JSON.stringify({ ...lead, recaptchaToken }));
  }
  return bodies;
}
