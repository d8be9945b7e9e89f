import { keepCompiledModules } from './compiled-modules.ts';

keepCompiledModules();
// The service takes longest to start: its thread begins before the modules of the pages are read.
const { startService } = await import('./service/start-service.ts');
const service = startService();
const { runProcess } = await import('./run-process.ts');
await runProcess(service);
