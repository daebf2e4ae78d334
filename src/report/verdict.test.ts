import { expect, test } from 'vitest';
import { type Theme, themeIds, themes } from '#contract/themes.ts';
import { ruleOf } from '#engine/rules/registry.ts';
import { urgencies } from '#reference/urgencies.ts';
import { auditReport, finding } from '#tests/support/report.ts';
import { facts, verdictOf } from './verdict.ts';

const counts = { fail: 0, review: 0, pass: 0, inapplicable: 0, error: 0 };
const scored = (scores: Partial<Record<Theme, number>>) =>
  themeIds.map((theme) => ({
    theme,
    label: themes[theme].label,
    score: scores[theme] ?? 70,
    weight: themes[theme].weight,
    counts,
  }));
const failed = (...ruleIds: string[]) => ruleIds.map((ruleId) => finding({ ruleId }));

test('tells the best, the worst and the gravest', () => {
  const report = auditReport({
    themes: scored({ performance: 97, security: 20 }),
    findings: failed('priv-traceur-avant-choix', 'seo-charset', 'sec-https-absent'),
  });
  expect(verdictOf(report)).toBe(
    'Site rapide, mais mal protégé : il n’est pas chiffré et des traceurs partent avant tout choix.',
  );
});

test('tells a danger of today before any praise', () => {
  const findings = failed('sec-secret-dans-code', 'seo-erreurs-serveur');
  expect(verdictOf(auditReport({ themes: scored({ performance: 97 }), findings }))).toMatch(
    /^Une clé secrète est lisible par tous et .* en erreur, sur un site par ailleurs rapide\.$/,
  );
  expect(verdictOf(auditReport({ themes: scored({ performance: 97, security: 20 }), findings }))).toMatch(
    /, sur un site rapide, mais mal protégé\.$/,
  );
});

test('says nothing of a theme that has no single score, nor of a doubt', () => {
  const themed = scored({}).map((theme) =>
    theme.theme === 'security' ? { ...theme, score: 10, upTo: 95 } : theme,
  );
  const doubt = finding({ ruleId: 'sec-secret-dans-code', verdict: 'review' });
  expect(verdictOf(auditReport({ themes: themed, findings: [doubt] }))).toBe(
    'Site correct, avec des points à reprendre.',
  );
});

test('tells one fact once', () => {
  const findings = failed('priv-traceur-avant-choix', 'priv-google-analytics-sans-accord');
  expect(verdictOf(auditReport({ themes: scored({ seo: 95 }), findings }))).toBe(
    'Site bien compris des moteurs de recherche : des traceurs partent avant tout choix.',
  );
});

test('what is urgent, and what a person remembers, are failures of rules that exist', () => {
  const named = [...urgencies.flatMap(({ ruleIds }) => ruleIds), ...facts.map(([ruleId]) => ruleId)];
  const unknown = named.filter((id) => ruleOf(id) === undefined);
  expect(unknown).toEqual([]);
});
