import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { runAuditCommand } from '#cli/audit-command.ts';
import type { Report } from '#contract/report.ts';
import { canariesIn, serveProtectedSite } from '#tests/support/protected-site.ts';
import { shopPassword, signInByForm } from '#tests/support/recordings.ts';
import { serveShop } from '#tests/support/shop-site.ts';

/** What a person at the terminal sees, and the report written. */
async function run(args: readonly string[], scope: readonly string[] = ['--only-page']) {
  const said: string[] = [];
  for (const name of ['log', 'error'] as const)
    vi.spyOn(console, name).mockImplementation((...words) => void said.push(words.join(' ')));
  const file = join(mkdtempSync(join(tmpdir(), 'constat-cli-')), 'report.json');
  try {
    const code = await runAuditCommand([...args, ...scope, '--json', file]);
    const text = code === 0 ? readFileSync(file, 'utf8') : '';
    return { code, said: said.join('\n'), text };
  } finally {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
  }
}

test('a terminal audits a closed site with secrets of the environment, and says none', async () => {
  const { access, site, targets, stranger } = await serveProtectedSite();
  const { basic, headers, cookies } = access;
  vi.stubEnv('CLOSED_BASIC', `${basic?.user}:${basic?.password}`);
  vi.stubEnv('CLOSED_HEADER', headers.map(({ name, value }) => `${name}: ${value}`).join('\n'));
  vi.stubEnv('CLOSED_COOKIE', cookies.map(({ name, value }) => `${name}=${value}`).join('\n'));
  const { code, said, text } = await run([
    `${site.origin}/echo`,
    ...targets.flatMap((target) => ['--allow', target]),
    ...['--basic', 'env:CLOSED_BASIC', '--header', 'env:CLOSED_HEADER', '--cookie', 'env:CLOSED_COOKIE'],
  ]);
  expect([code, said]).toEqual([0, expect.any(String)]);
  const report = JSON.parse(text) as Report;
  expect(report.access).toBe('used');
  expect(report.pages.map(({ status }) => status)).toEqual([200]);
  expect(canariesIn(text + said)).toEqual([]);
  expect(stranger.leaks).toEqual([]);
});

test('a terminal replays a journey with a password of the environment', async () => {
  const shop = await serveShop();
  const folder = mkdtempSync(join(tmpdir(), 'constat-cli-'));
  const file = join(folder, 'connexion.json');
  writeFileSync(file, JSON.stringify(signInByForm(shop.origin, '')));
  const sample = join(folder, 'rgaa.json');
  const pages = [{ url: '/', name: 'Accueil', kind: 'home' }];
  writeFileSync(sample, JSON.stringify({ sample: { name: 'RGAA', version: 4, pages } }));
  vi.stubEnv('SHOP_SECRET', `secret-1=${shopPassword}`);
  const { code, said, text } = await run(
    [
      // An address of this machine needs no permission.
      ...[`${shop.origin}/`, '--sample', sample],
      ...['--journey', file, '--journey-secret', 'env:SHOP_SECRET'],
    ],
    [],
  );
  expect([code, said]).toEqual([0, expect.any(String)]);
  const report = JSON.parse(text) as Report;
  expect(report.pages.flatMap(({ state }) => state ?? [])).toEqual([
    { journey: 'Connexion', name: 'Étape 8', step: 8 },
    { journey: 'Connexion', name: 'Étape 9', step: 9 },
  ]);
  expect(report.sample).toMatchObject({ name: 'RGAA', version: 4, states: [{ step: 8 }, { step: 9 }] });
  expect(report.rgaa?.sample.map(({ role, label }) => [role, label])).toEqual([
    ['home', 'Accueil'],
    ['step', 'Étape 8 (Connexion)'],
    ['step', 'Étape 9 (Connexion)'],
  ]);
  const [journey] = report.journeys ?? [];
  expect(journey?.steps.some(({ load }) => load)).toBe(true);
  expect(text + said).not.toContain(shopPassword);
});
