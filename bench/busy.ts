/**
 * The same twelve pages audited on this machine as it is and beside eight processes that burn its processors: what the
 * report says must not change. Each round is a calm audit and a busy one, both compared with the first calm one:
 * `npm run bench -- busy [rounds]` (default 1; `busy 1 4` audits four pages; `busy 20 12 calm` audits twenty times with
 * nothing beside, where the same findings are asked for, performance apart). Prints what differs, rule by rule; ends with 1
 * when something does. Performance may be « non mesurée ».
 */
import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Report, report as reportSchema } from '#contract/report.ts';
import { busyPaths } from './busy-site.ts';
import { auditCommand, benchChromium } from './commands.ts';
import { compareReports, type Difference } from './compare-reports.ts';
import { printTable } from './measure.ts';

const burners = 8;
const rounds = Number(process.argv[2] ?? 1);
const pageCount = Number(process.argv[3] ?? busyPaths.length);
const calmOnly = process.argv[4] === 'calm';
const states = [['calm', 0] as const, ...(calmOnly ? [] : [['busy', burners] as const])];

const server = fork(new URL('./busy-server.ts', import.meta.url));
const port = await new Promise<number>((resolve) => server.once('message', (told) => resolve(Number(told))));
const origin = `http://127.0.0.1:${port}`;
const folder = await mkdtemp(join(tmpdir(), 'constat-busy-'));
const browser = await benchChromium();

async function audit(name: string): Promise<{ readonly report: Report; readonly wallSeconds: number }> {
  const file = join(folder, `${name}.json`);
  const began = performance.now();
  // Its memory is not watched meanwhile: that is work of others to the audit, enough to call the machine busy.
  const child = spawn(process.execPath, auditCommand(origin, pageCount, ['--json', file]), {
    stdio: 'ignore',
    env: { ...process.env, CHROMIUM_PATH: browser },
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`the audit « ${name} » ended with ${code}`);
  const wallSeconds = (performance.now() - began) / 1_000;
  return { report: reportSchema.parse(JSON.parse(await readFile(file, 'utf8'))), wallSeconds };
}

async function beside<Result>(count: number, work: () => Promise<Result>): Promise<Result> {
  const burning: ChildProcess[] = Array.from({ length: count }, () =>
    spawn(process.execPath, ['-e', 'for(;;);'], { stdio: 'ignore' }),
  );
  try {
    return await work();
  } finally {
    for (const one of burning) one.kill('SIGKILL');
  }
}

const rows: string[][] = [['audit', 's', 'pages', 'measured', 'verdicts', 'themes', 'metrics']];
const told: string[] = [];
let reference: Report | null = null;
let failed = false;
try {
  for (let round = 1; round <= rounds; round += 1)
    for (const [state, count] of states) {
      const name = `${state} ${round}`;
      const { report, wallSeconds } = await beside(count, () => audit(name));
      reference ??= report;
      const differences = compareReports(reference, report);
      const of = (kind: Difference['kind']) => String(differences.filter((one) => one.kind === kind).length);
      const measured = report.pages.filter(({ performanceScore }) => performanceScore !== null).length;
      rows.push([
        name,
        wallSeconds.toFixed(0),
        String(report.pages.length),
        String(measured),
        of('verdict'),
        of('theme'),
        of('metric'),
      ]);
      told.push(...differences.map(({ kind, text }) => `${name}  ${kind}  ${text}`));
      const counted = calmOnly ? differences.filter(({ kind }) => kind === 'verdict') : differences;
      if ((calmOnly || state === 'busy') && counted.length > 0) failed = true;
    }
} finally {
  server.disconnect();
  await rm(folder, { recursive: true, force: true });
}
for (const line of told) console.log(line);
printTable(rows);
console.log(failed ? 'BUSY: differs' : 'BUSY: the same report');
process.exitCode = failed ? 1 : 0;
