import { keepCompiledModules } from './compiled-modules.ts';

keepCompiledModules();
// The service takes longest to start: its thread begins before the modules of the pages are read.
const { startService } = await import('./service/start-service.ts');
const service = startService();
const { runSite } = await import('./run-site.ts');
await runSite(service);
