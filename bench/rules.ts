/**
 * All page rules over the artifacts of one page, without a browser: processor time of a run and each rule’s share. Two
 * pages, visited once: the demonstration site’s home page and a generated one of about 2,000 elements; N runs (default
 * 30): `npm run bench -- rules [N]`.
 */

import { serveDemo } from '#demo/serve-demo.ts';
import { isArtifactError, type PageArtifacts } from '#engine/artifacts.ts';
import { judgeVisit } from '#engine/judge/judge-visit.ts';
import { pageRules } from '#engine/rules/registry.ts';
import { runPageRules } from '#engine/rules/run-rules.ts';
import { createVisitPool } from '#engine/visiting/visit-pool.ts';
import { benchChromium } from './commands.ts';
import { serveLargeSite } from './large-site.ts';
import { medianOf, printTable } from './measure.ts';

const runs = Number(process.argv[2] ?? 30);
const shownRules = 25;
const sites = {
  'demonstration home page': await serveDemo({ folder: 'src/demo/site', port: 0 }),
  'generated page': await serveLargeSite(12, 450),
};
const artifactsOf = new Map<string, PageArtifacts>();
for (const [name, site] of Object.entries(sites)) {
  artifactsOf.set(name, await visited(`${site.origin}/`));
  await site.close();
}

const cpuMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};
const judging = { profile: null };
const [warmUp] = artifactsOf.values();
const coldStart = cpuMs();
if (warmUp) judgeVisit(structuredClone(warmUp), judging);
const first = cpuMs() - coldStart;

for (const [name, artifacts] of artifactsOf) {
  const elements = isArtifactError(artifacts.dom) ? 0 : artifacts.dom.elementCount;
  const [whole, rules] = timesOf(artifacts);
  printTable([
    [`${name}, ${elements} elements, ${pageRules.length} page rules`, 'CPU ms'],
    ...(artifacts === warmUp ? [['rules, facts and proofs, first page of a process', first.toFixed(0)]] : []),
    [`rules, facts and proofs, median of ${runs}`, whole.toFixed(0)],
    [`rules alone, median of ${runs}`, rules.toFixed(0)],
  ]);
  console.log();
  const shares = sharesOf(artifacts);
  const total = shares.reduce((sum, [, ms]) => sum + ms, 0);
  printTable([
    ['rule (the first to need a shared fact pays for it)', 'ms a run', 'share %'],
    ...shares
      .slice(0, shownRules)
      .map(([id, ms]) => [id, (ms / runs).toFixed(2), ((100 * ms) / total).toFixed(1)]),
    [
      `the ${shares.length - shownRules} others together`,
      (shares.slice(shownRules).reduce((sum, [, ms]) => sum + ms, 0) / runs).toFixed(2),
      ((100 * shares.slice(shownRules).reduce((sum, [, ms]) => sum + ms, 0)) / total).toFixed(1),
    ],
  ]);
  console.log();
}

async function visited(url: string): Promise<PageArtifacts> {
  const policy = { allow: [new URL(url).host] };
  const pool = createVisitPool({
    executablePath: await benchChromium(),
    policy,
    publicUrl: 'http://localhost:3000',
  });
  const request = {
    url,
    isHome: true,
    device: 'mobile',
    siteDomain: '127.0.0.1',
    moves: true,
    deadlineMs: 90_000,
    keepArtifacts: true,
  } as const;
  const outcome = await pool.visit(request, new AbortController().signal);
  await pool.close();
  if (outcome.kind !== 'page' || !outcome.artifacts) throw new Error('the page could not be visited');
  return outcome.artifacts;
}

/** Medians, CPU ms. Facts that rules share are remembered by artifact: each run needs artifacts of its own. */
function timesOf(artifacts: PageArtifacts): [whole: number, rulesAlone: number] {
  const whole: number[] = [];
  const alone: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const [one, other] = [structuredClone(artifacts), structuredClone(artifacts)];
    const start = cpuMs();
    judgeVisit(one, judging);
    const between = cpuMs();
    runPageRules(pageRules, other, null);
    whole.push(between - start);
    alone.push(cpuMs() - between);
  }
  return [medianOf(whole), medianOf(alone)];
}

/** Milliseconds of all runs, the costliest rule first. */
function sharesOf(artifacts: PageArtifacts): [id: string, ms: number][] {
  const spent = new Map<string, number>();
  for (let run = 0; run < runs; run += 1) {
    const input = structuredClone(artifacts);
    for (const rule of pageRules) {
      const start = performance.now();
      runPageRules([rule], input, null);
      spent.set(rule.id, (spent.get(rule.id) ?? 0) + performance.now() - start);
    }
  }
  return [...spent].sort((a, b) => b[1] - a[1]);
}
