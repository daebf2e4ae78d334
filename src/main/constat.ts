import { superviseService } from './supervise-service.ts';

// All in one: pages and API in one process, a worker in another, and what keeps both running.
await superviseService();
