/**
 * « Vérifier ce correctif »: the whole product with an audit of the demonstration site; verifications of findings of each
 * kind of rule, from the request to the stored answer, in turn: `npm run bench -- verify [rounds] [pages]`.
 */
import { loadavg } from 'node:os';
import type { Finding, Report } from '#contract/report.ts';
import { pagesToVerify } from '#contract/verifiable.ts';
import type { Verification } from '#contract/verification.ts';
import { verifiedAt } from '#service/verifications/verifiable-pages.ts';
import { openBenchProduct } from './bench-product.ts';
import { medianOf, printTable } from './measure.ts';

const rounds = Number(process.argv[2] ?? 5);
const pages = Number(process.argv[3] ?? 5);
const longestMs = 90_000;

/** The first rule of each kind that found something is verified. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  'axe rule': ['axe-link-name', 'axe-image-alt', 'axe-label', 'axe-button-name'],
  'contrast (axe, both widths)': ['axe-color-contrast'],
  'own rule over the elements': [
    'rgaa-lien-explicite',
    'rgaa-ancre-cassee',
    'rgaa-titre-generique',
    'rgaa-doctype',
  ],
  'header of the page': ['sec-csp-absente', 'sec-xcto-absent', 'sec-permissions-policy'],
  'answers of the server': ['seo-robots-absent', 'seo-soft-404', 'sec-security-txt', 'geo-llms-txt'],
  'Lighthouse rule': [
    'lh-render-blocking-insight',
    'lh-image-delivery-insight',
    'lh-largest-contentful-paint',
  ],
  'cookie before any choice': ['priv-traceur-avant-choix', 'priv-requete-traceur-avant-choix'],
  'consent refused': ['priv-refus-inefficace', 'priv-refus-multiclic'],
  'driven page': ['rgaa-redistribution', 'rgaa-zoom-200', 'rgaa-espacement-texte', 'rgaa-contenu-survol'],
};

const bench = await openBenchProduct();
const { product, cookie } = bench;
const demo = /Site de démonstration\s+(\S+)/.exec(product.output())?.[1] ?? '';

const call = async <Answer>(method: string, path: string, body?: unknown): Promise<Answer> => {
  const answer = await fetch(product.url + path, {
    method,
    headers: { cookie, origin: product.url, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
};
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const { id } = await call<{ id: string }>('POST', '/api/audits', {
  url: demo,
  scope: 'site',
  maxPages: pages,
});
let report: Report | undefined;
while (!report) {
  await pause(500);
  const audit = await call<{ status: string; errorMessage: string | null; report?: Report }>(
    'GET',
    `/api/reports/${id}`,
  );
  if (audit.status === 'error') throw new Error(audit.errorMessage ?? 'the audit failed');
  report = audit.report;
}
const { findings, url } = report;
const pageOf = (finding: Finding) => pagesToVerify(verifiedAt(finding.ruleId), finding, url)[0];
const chosen = Object.entries(kinds).flatMap(([kind, ids]) => {
  const found = ids.flatMap(
    (ruleId) => findings.find((finding) => finding.ruleId === ruleId && pageOf(finding)) ?? [],
  );
  const [finding] = found;
  if (!finding) console.log(`no finding of ${kind} on these pages`);
  return finding ? [{ kind, ruleId: finding.ruleId, page: pageOf(finding) ?? '' }] : [];
});

async function verify(ruleId: string, page: string): Promise<{ seconds: number; outcome: string }> {
  const began = performance.now();
  const asked = await call<{ verification: Verification }>('POST', `/api/reports/${id}/verifications`, {
    ruleId,
    page,
  });
  for (;;) {
    const path = `/api/reports/${id}/verifications/${asked.verification.id}`;
    const { result } = (await call<{ verification: Verification }>('GET', path)).verification;
    const seconds = (performance.now() - began) / 1_000;
    if (result) return { seconds, outcome: result.reason ?? result.outcome };
    if (seconds * 1_000 > longestMs) return { seconds, outcome: 'no answer' };
    await pause(50);
  }
}

const times = new Map<string, number[]>();
const outcomes = new Map<string, Set<string>>();
for (let round = 0; round < rounds; round += 1)
  for (const { kind, ruleId, page } of chosen) {
    const { seconds, outcome } = await verify(ruleId, page);
    times.set(kind, [...(times.get(kind) ?? []), seconds]);
    outcomes.set(kind, (outcomes.get(kind) ?? new Set()).add(outcome));
  }
const p95 = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? Number.NaN;
const all = [...times.values()].flat();
const row = (name: string, values: readonly number[], said: string) => [
  name,
  medianOf(values).toFixed(1),
  p95(values).toFixed(1),
  said,
];
printTable([
  [`${rounds} rounds, load ${loadavg()[0]?.toFixed(1)}`, 'median s', '95th s', 'answers'],
  ...chosen.map(({ kind, ruleId }) =>
    row(`${kind} (${ruleId})`, times.get(kind) ?? [], [...(outcomes.get(kind) ?? [])].join(', ')),
  ),
  row('all', all, ''),
]);
const verifiable = findings.filter(({ ruleId }) => verifiedAt(ruleId)).length;
console.log(`${verifiable} of ${findings.length} findings of this audit can be verified on one page`);

await bench.close();
