/**
 * All page rules over the artifacts of one page, without a browser: processor time of a run and each rule’s share. The
 * page is the demonstration site’s home page, visited once; N runs (default 30): `npm run bench -- rules [N]`.
 */
import { isArtifactError } from '#engine/artifacts.ts';
import { createVisitPool } from '#engine/gather/visit-pool.ts';
import { judgeVisit } from '#engine/judge/judge-visit.ts';
import { pageRules } from '#engine/rules/registry.ts';
import { runPageRules } from '#engine/rules/run-rules.ts';
import { serveDemo } from '#main/serve-demo.ts';
import { benchChromium } from './commands.ts';
import { medianOf, printTable } from './measure.ts';

const runs = Number(process.argv[2] ?? 30);
const site = await serveDemo({ folder: 'tests/sites/demo', port: 0 });
const pool = createVisitPool({
  executablePath: await benchChromium(),
  policy: { allow: [new URL(site.origin).host] },
  publicUrl: 'http://localhost:3000',
});
const request = {
  url: `${site.origin}/`,
  isHome: true,
  device: 'mobile',
  siteDomain: '127.0.0.1',
  moves: true,
  deadlineMs: 90_000,
  keepArtifacts: true,
} as const;
const outcome = await pool.visit(request, new AbortController().signal);
await pool.close();
await site.close();
if (outcome.kind !== 'page' || !outcome.artifacts) throw new Error('the page could not be visited');
const { artifacts } = outcome;

const cpuMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};
/** Facts that rules share are remembered by artifact: each run needs artifacts of its own. */
const fresh = () => structuredClone(artifacts);
const judging = { profile: null };

const cold = fresh();
const coldStart = cpuMs();
judgeVisit(cold, judging);
const first = cpuMs() - coldStart;
const all: number[] = [];
const rulesOnly: number[] = [];
for (let run = 0; run < runs; run += 1) {
  const [whole, rules] = [fresh(), fresh()];
  const start = cpuMs();
  judgeVisit(whole, judging);
  const between = cpuMs();
  runPageRules(pageRules, rules, null);
  all.push(between - start);
  rulesOnly.push(cpuMs() - between);
}

const spent = new Map<string, number>();
for (let run = 0; run < runs; run += 1) {
  const input = fresh();
  for (const rule of pageRules) {
    const start = performance.now();
    runPageRules([rule], input, null);
    spent.set(rule.id, (spent.get(rule.id) ?? 0) + performance.now() - start);
  }
}
const total = [...spent.values()].reduce((sum, ms) => sum + ms, 0);
const elements = isArtifactError(artifacts.dom) ? 0 : artifacts.dom.elementCount;
printTable([
  [`${pageRules.length} page rules, ${elements} elements`, 'CPU ms'],
  ['rules, facts and proofs, first run of a process', first.toFixed(0)],
  [`rules, facts and proofs, median of ${runs}`, medianOf(all).toFixed(0)],
  [`rules alone, median of ${runs}`, medianOf(rulesOnly).toFixed(0)],
]);
console.log();
printTable([
  ['rule (the first to need a shared fact pays for it)', 'ms a run', 'share %'],
  ...[...spent]
    .sort((a, b) => b[1] - a[1])
    .map(([id, ms]) => [id, (ms / runs).toFixed(2), ((100 * ms) / total).toFixed(1)]),
]);
