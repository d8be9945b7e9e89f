import { describeSignIn } from './sign-in.suite.ts';

describeSignIn('SQLite');
