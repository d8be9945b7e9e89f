/**
 * `node build/launch/record-shipped-pictures.ts`: notes what the demo's mark, icons, portraits and case
 * logos are. For this project alone, when it changes one of them: an owner changes the pictures.
 */
import { writeFileSync } from 'node:fs';
import { recordPictures } from './shipped-pictures.ts';

writeFileSync(
  'build/launch/shipped-pictures.json',
  `${JSON.stringify(recordPictures('.'), null, 2)}\n`,
);
