import { describePausing } from './pausing.suite.ts';
import { describeWriting } from './writing.suite.ts';

const usual = async () => ({});

describeWriting('SQLite', usual);
describePausing('SQLite', usual);
