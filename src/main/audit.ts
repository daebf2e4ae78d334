import { runAuditCommand } from '#cli/audit-command.ts';

/** Process entry: `npm run audit`. */
process.exitCode = await runAuditCommand(process.argv.slice(2));
