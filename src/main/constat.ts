import { runService } from './run-service.ts';

// All in one: pages, API and one worker.
await runService({ web: true, worker: true });
