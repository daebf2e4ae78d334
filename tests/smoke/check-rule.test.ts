import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AuditOrder } from '#contract/audit.ts';
import type { Finding, Report } from '#contract/report.ts';
import type { VerificationResult } from '#contract/verification.ts';
import { auditSite } from '#engine/audit-site.ts';
import { checkRule } from '#engine/check-rule.ts';
import { createVisitPool } from '#engine/visiting/visit-pool.ts';
import { listOf } from '#report/compare/judge-correction.ts';
import { resultOfCheck } from '#service/verifications/result-of-check.ts';
import { chromiumPath } from '#tests/support/chromium.ts';
import { unmeasuredPool } from '#tests/support/looking-pool.ts';
import { casesInScope, testOfAll } from '#tests/support/scope.ts';

const shell = (body: string) => `<!doctype html><html lang="fr"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Phares de la côte</title></head><body>${body}</body></html>`;
const pixel =
  '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><rect width="60" height="40"/></svg>';
const wide =
  'Le phare se visite chaque premier dimanche du mois, de dix heures à midi, et la montée est libre.';
const before = `<header><p style="color:#aaa;background:#fff">Ouvert toute l’année</p></header><main><h1>Phares</h1>
<img id="phare" src="/phare.svg" width="60" height="40"><img id="port" src="/port.svg" width="60" height="40">
<img id="quai" src="/quai.svg" width="60" height="40"><p id="large" style="width:900px">${wide}</p></main>`;
/** The lighthouse has its alternative, the harbour went into a figure of another part, under another class. */
const after = `<header><p style="color:#333;background:#fff">Ouvert toute l’année</p></header><main><h1>Phares</h1>
<img id="phare" src="/phare.svg" alt="Le phare" width="60" height="40"></main><aside><figure class="neuf">
<img class="large" id="port" src="/port.svg" width="60" height="40"></figure></aside>
<footer><img id="quai" src="/quai.svg" width="60" height="40"></footer>`;

interface Shown {
  status?: number;
  location?: string;
  body: string;
  delayMs?: number;
}
let shown: Shown;
let server: Server;
let origin = '';
let world: Parameters<typeof checkRule>[1];
let report: Report;

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url?.endsWith('.svg'))
      return void response.writeHead(200, { 'Content-Type': 'image/svg+xml' }).end(pixel);
    if (request.url === '/ailleurs')
      return void response.writeHead(200, { 'Content-Type': 'text/html' }).end(shell('<h1>Ailleurs</h1>'));
    if (request.url !== '/phares') return void response.writeHead(404).end();
    const { status = 200, location, body, delayMs = 0 } = shown;
    const headers = { 'Content-Type': 'text/html; charset=utf-8', ...(location && { Location: location }) };
    setTimeout(() => response.writeHead(status, headers).end(shell(body)), delayMs);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
  const policy = { allow: [`127.0.0.1:${port}`] };
  const publicUrl = 'http://localhost:3000';
  const pool = createVisitPool({ executablePath: chromiumPath(), policy, publicUrl });
  // No time is judged: nothing waits for an idle machine.
  const limits = { idleWaitMs: 0 };
  world = { pool, policy, publicUrl, limits, clock: { now: () => new Date() }, engineVersion: 'test' };
  shown = { body: before };
  const outcome = await auditSite(order(), { ...world, pool: unmeasuredPool(pool) }, alone());
  if (outcome.kind === 'failure') throw new Error(outcome.detail);
  report = outcome.report;
});
afterAll(async () => {
  await world.pool.close();
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  shown = { body: before };
});

const alone = () => ({ signal: new AbortController().signal });
const order = (): AuditOrder => ({
  url: `${origin}/phares`,
  scope: 'page',
  maxPages: 1,
  device: 'mobile',
  exclude: [],
  profile: null,
});
const findingOf = (ruleId: string): Finding => {
  const found = report.findings.find((finding) => finding.ruleId === ruleId);
  if (!found) throw new Error(`${ruleId} found nothing`);
  return found;
};
const check = (ruleId: string) => checkRule({ audit: order(), ruleId, isHome: false }, world, alone());
/** The place of the picture in the list of the audit. */
const placeOf = (name: string) =>
  listOf(findingOf('axe-image-alt'), `${origin}/phares`).evidence.findIndex(
    (one) => one.type === 'element' && one.snippet.includes(name),
  );

async function verified(ruleId: string, occurrence: number | null = null): Promise<VerificationResult> {
  const asked = { finding: findingOf(ruleId), page: `${origin}/phares`, occurrence };
  return resultOfCheck(asked, await check(ruleId));
}

const checked = [
  ...['axe-image-alt', 'axe-color-contrast', 'sec-xcto-absent', 'seo-description-absente'],
  // Of a page that is driven: for what the rule reads, and no more.
  'rgaa-redistribution',
];

test.each(casesInScope(checked, (id) => id === 'axe-color-contrast' || id === 'rgaa-redistribution'))(
  'as long as nothing changes, %s says what the audit said',
  async (ruleId) => {
    const { evidence, total } = listOf(findingOf(ruleId), `${origin}/phares`);
    const answer = await check(ruleId);
    expect(answer).toMatchObject({ kind: 'judged' });
    if (answer.kind !== 'judged') return;
    expect(answer.verdicts[0]).toMatchObject({
      status: findingOf(ruleId).verdict,
      evidence,
      occurrences: total,
    });
  },
);

describe('after a change', () => {
  test('each place is known again, where it was or elsewhere', async () => {
    shown = { body: after };
    const answer = await check('axe-image-alt');
    const result = (name: string) =>
      resultOfCheck(
        { finding: findingOf('axe-image-alt'), page: `${origin}/phares`, occurrence: placeOf(name) },
        answer,
      );
    expect(result('phare')).toMatchObject({ outcome: 'fixed', counts: { fixed: 1, others: 2 } });
    for (const name of ['port', 'quai']) {
      const there = result(name);
      expect(there).toMatchObject({ outcome: 'still', verdict: 'fail', proof: [{ type: 'element' }] });
      expect(JSON.stringify(there.proof)).toContain(`${name}.svg`);
    }
    expect(answer).toMatchObject({ screenshot: { contentType: 'image/webp' } });
  });

  testOfAll('a contrast that was mended is corrected', async () => {
    shown = { body: after };
    expect(await verified('axe-color-contrast')).toMatchObject({ outcome: 'fixed', proof: [] });
  });
});

describe('a page', () => {
  test('that is gone, that leads elsewhere or whose server is in error is out of reach', async () => {
    shown = { status: 404, body: '<h1>Introuvable</h1>' };
    expect(await verified('axe-image-alt')).toMatchObject({ outcome: 'unreachable', reason: 'http-error' });
    shown = { status: 302, location: '/ailleurs', body: '' };
    expect(await verified('axe-image-alt')).toMatchObject({ outcome: 'unreachable', reason: 'moved' });
    shown = { body: '<script>location.replace("/ailleurs")</script>' };
    expect(await verified('axe-image-alt')).toMatchObject({ outcome: 'unreachable', reason: 'moved' });
  });

  testOfAll('that answers slowly is verified all the same', async () => {
    shown = { body: before, delayMs: 3_000 };
    expect(await verified('sec-xcto-absent')).toMatchObject({ outcome: 'still' });
  });

  testOfAll('whose server is away is out of reach', async () => {
    const away = { ...order(), url: 'http://127.0.0.1:1/phares' };
    const policy = { allow: ['127.0.0.1:1'] };
    const answer = await checkRule(
      { audit: away, ruleId: 'axe-image-alt', isHome: false },
      { ...world, policy },
      alone(),
    );
    expect(answer).toMatchObject({ kind: 'unreachable', code: 'preflight/connection-refused' });
  });
});

testOfAll('a check that is called off ends with the reason', async () => {
  const reason = new Error('called off');
  const asked = { audit: order(), ruleId: 'axe-image-alt', isHome: false };
  await expect(checkRule(asked, world, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
});
