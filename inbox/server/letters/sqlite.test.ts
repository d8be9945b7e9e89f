import { describeEnding } from './ending.suite.ts';
import { describePausing } from './pausing.suite.ts';
import { describeSending } from './sending.suite.ts';
import { describeWriting } from './writing.suite.ts';

const usual = async () => ({});

describeWriting('SQLite', usual);
describeSending('SQLite', usual);
describePausing('SQLite', usual);
describeEnding('SQLite', usual);
