import { describeLetters } from './letters.suite.ts';

describeLetters('SQLite', async () => ({}));
