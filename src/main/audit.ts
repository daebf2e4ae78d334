import { runAuditCommand } from '#cli/audit-command.ts';
import { runFromTerminal } from '#cli/remote/run-from-terminal.ts';

/** Process entry: `npm run audit`. With `--server` a server does the work, else this machine. */
const argv = process.argv.slice(2);
const isRemote = argv.some((argument) => argument === '--server' || argument.startsWith('--server='));
process.exitCode = await (isRemote ? runFromTerminal(argv) : runAuditCommand(argv));
