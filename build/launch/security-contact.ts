import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Finding, fail, note, pass } from './finding.ts';

const name = '.well-known/security.txt';
const dayMs = 86_400_000;

/** How long before its end the owner is told, in days: each build promises a year anew. */
const noticeDays = 30;

/** Judges until when the site's `security.txt` holds: whoever finds a hole must not trust one that is past. */
export function checkSecurityContact(site: string, now: number, rebuild: string): Finding[] {
  const file = join(site, name);
  if (!existsSync(file)) return [];
  const written = /^Expires:\s*(\S+)\s*$/im.exec(readFileSync(file, 'utf8'))?.[1];
  const end = new Date(written ?? Number.NaN).getTime();
  if (Number.isNaN(end)) return [fail('pages', `${name} does not say when it expires`, rebuild)];
  const day = new Date(end).toISOString().slice(0, 10);
  if (end <= now) return [fail('pages', `${name} expired on ${day}`, rebuild)];
  if (end - now < noticeDays * dayMs) return [note('pages', `${name} expires on ${day}`, rebuild)];
  return [pass('pages', `${name} holds until ${day}`)];
}
