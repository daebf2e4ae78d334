import { runConformanceCommand } from '#cli/conformance/conformance-command.ts';

/** Process entry: `npm run conformance`. */
process.exitCode = await runConformanceCommand(process.argv.slice(2));
