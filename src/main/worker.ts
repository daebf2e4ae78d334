import { runService } from './run-service.ts';

// One worker: as many as wanted may share a database.
await runService({ web: false, worker: true });
