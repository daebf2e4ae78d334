// Says by its exit code whether the process of this container lives: at the port of operations, else at that of the pages.
const port = process.env.CONSTAT_METRICS_PORT || process.env.PORT || '3000';
fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(4_000) }).then(
  (answer) => process.exit(answer.ok ? 0 : 1),
  () => process.exit(1),
);
