import { keepCompiledModules } from '../compiled-modules.ts';

keepCompiledModules();
await import('./run-service.ts');
