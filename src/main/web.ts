import { runService } from './run-service.ts';

// Pages and API only: audits run in the workers of the same database.
await runService({ web: true, worker: false });
