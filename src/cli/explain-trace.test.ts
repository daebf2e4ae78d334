import { describe, expect, test } from 'vitest';
import type { PageArtifacts } from '#engine/artifacts.ts';
import { judgeAudit } from '#engine/judge/judge-audit.ts';
import { judgeVisit } from '#engine/judge/judge-visit.ts';
import { pageArtifacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { auditReport, finding } from '#tests/support/report.ts';
import { explainTrace } from './explain-trace.ts';

/** The explanation of a rule over one page; spaces folded, since French ones may not break. */
function explain(ruleId: string, artifacts: PageArtifacts, rulesOff: string[] = []): string {
  const page = judgeVisit(artifacts, { profile: 'public', rulesOff, explain: ruleId });
  const { report, trace } = judgeAudit(
    {
      order: {
        url: 'https://www.exemple.fr/',
        scope: 'site',
        maxPages: 1,
        device: 'mobile',
        exclude: [],
        profile: 'public',
        rulesOff,
      },
      pages: [page],
      site: siteArtifacts({ pages: [page.facts] }),
      startedAt: new Date('2026-11-21T10:00:00Z'),
      finishedAt: new Date('2026-11-21T10:01:00Z'),
      engineVersion: 'test',
      environment: { browser: 'Chromium 156', viewport: '', userAgent: '' },
    },
    ruleId,
  );
  return trace ? explainTrace(report, trace).replaceAll(/[\u00a0\u202f]/g, ' ') : '';
}

const untitled = pageArtifacts(
  '<!doctype html><html lang="fr"><head></head><body><p>Bonjour</p></body></html>',
);

describe('why a verdict', () => {
  test('a failure: what was read, its proof, its weight, its criterion', () => {
    const text = explain('rgaa-titre-page-absent', untitled);
    for (const part of [
      /^Pourquoi ce verdict : rgaa-titre-page-absent, version \d/,
      /Thème : Accessibilité ; gravité : majeur ; contrôle automatique/,
      /Dans le rapport : défaut, 1 occurrence/,
      /Effet sur la note : \+\d+ points? si corrigé, \+\d+ points? dans le thème/,
      /Poids : au plus 10 % de la note du thème, qui compte pour 20/,
      /Critère RGAA 8\.5 \(non conforme\)/,
      /Sur https:\/\/www\.exemple\.fr\/ :\n {2}Verdict : défaut/,
      /preuve : /,
      /Artefact dom, lu :\n {4}dom\.title : texte vide/,
    ])
      expect(text).toMatch(part);
  });

  test('a gatherer that failed', () => {
    const dom = { artifactError: 'dom : délai dépassé' };
    const text = explain('rgaa-titre-page-absent', { ...pageArtifacts(''), dom });
    expect(text).toMatch(/Artefact dom : n’a pas pu être recueilli \(dom : délai dépassé\)/);
    expect(text).toMatch(/Verdict : non testé/);
  });

  test('a switched-off rule', () => {
    const text = explain('rgaa-titre-page-absent', untitled, ['rgaa-titre-page-absent']);
    expect(text).toMatch(/Dans le rapport : non exécuté/);
    expect(text).not.toMatch(/Verdict :/);
  });

  test('a rule on the site', () => {
    expect(explain('sec-security-txt', untitled)).toMatch(
      /Sur le site :\n {2}Verdict : .*[\s\S]*Artefact securityTxt/,
    );
  });

  test('text of the audited site cannot drive the terminal', () => {
    const title = 'Titre\u001b[2J\u202e';
    const page = pageArtifacts('<p>a</p>');
    const text = explain('rgaa-titre-page-absent', { ...page, dom: { ...page.dom, title } });
    expect(text).toContain('Titre');
    expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202e]/u);
  });
});

test('what a failed parent explains says so', () => {
  const report = auditReport({
    findings: [finding({ ruleId: 'seo-description-absente', theme: 'seo' })],
    checks: [],
  });
  const text = explainTrace(report, { ruleId: 'seo-description-longueur', pages: [], site: null });
  expect(text).toContain('masqué par seo-description-absente, dont il est une conséquence');
});
