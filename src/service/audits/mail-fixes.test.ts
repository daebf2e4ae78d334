import { expect, test } from 'vitest';
import { compareReports } from '#report/compare/compare-reports.ts';
import { auditReport, finding, visitedPage } from '#tests/support/report.ts';
import { mailChanges, mailFixes, mailHome } from './mail-fixes.ts';

const reportUrl = 'https://constat.example/reports/1';
const page = (url: string) => ({
  url,
  occurrences: 1,
  evidence: [{ type: 'element' as const, selector: 'img', snippet: '<img>' }],
});

const rules = ['axe-label', 'axe-image-alt', 'axe-button-name', 'axe-link-name', 'axe-html-has-lang'];

test('a result mail tells five defects at most, each with the address that checks it', () => {
  const findings = [...rules, 'axe-document-title', 'axe-frame-title'].map((ruleId) =>
    finding({ ruleId, pages: [page(`https://www.exemple.fr/${ruleId}?x=1&y=2`)] }),
  );
  const told = mailFixes(auditReport({ findings }), reportUrl);
  expect(told).toHaveLength(5);
  expect(told.map(({ verifyUrl }) => verifyUrl)).toContain(
    `${reportUrl}?verifier=axe-label&page=https%3A%2F%2Fwww.exemple.fr%2Faxe-label%3Fx%3D1%26y%3D2`,
  );
});

test('no check is offered where the rule judges several pages together', () => {
  const findings = [finding({ ruleId: 'seo-titre-duplique', pages: [page('https://www.exemple.fr/a')] })];
  const [told] = mailFixes(auditReport({ findings }), reportUrl);
  expect(told).toBeDefined();
  expect(told).not.toHaveProperty('verifyUrl');
});

test('what is à vérifier or only good to know is never among them', () => {
  const findings = [finding({ severity: 'info' }), finding({ verdict: 'review' })];
  expect(mailFixes(auditReport({ findings }), reportUrl)).toEqual([]);
});

test('a defect of the whole site is checked at the address of the audit', () => {
  const [told] = mailFixes(
    auditReport({ findings: [finding({ ruleId: 'sec-hsts-absent', pages: [] })] }),
    reportUrl,
  );
  expect(told?.verifyUrl).toContain('page=https%3A%2F%2Fwww.exemple.fr%2F');
});

test('findings that one fix mends are told as one, and checked by the gravest', () => {
  const findings = [
    finding({ ruleId: 'axe-label', severity: 'mineur' }),
    finding({ ruleId: 'axe-button-name', severity: 'bloquant' }),
  ];
  const fix = {
    title: 'Corriger le pied de page',
    explanation: 'Le même élément se répète.',
    findings: findings.map(({ ruleId, verdict }) => ({ ruleId, verdict, occurrences: 1 })),
    key: 'part:footer',
    cause: 'part' as const,
    subject: 'Pied de page',
    defects: 412,
    pages: 38,
    points: 9,
    hours: [0, 1] as [number, number],
    role: 'development' as const,
  };
  const doubt = { ...fix, title: 'Vérifier', defects: 0 };
  const pages = [visitedPage(), visitedPage({ url: 'https://www.exemple.fr/b' })];
  const told = mailFixes(auditReport({ findings, pages, fixes: [doubt, fix] }), reportUrl);
  expect(told).toMatchObject([
    {
      title: 'Corriger le pied de page',
      why: 'Le même élément se répète.',
      fix: '',
      severity: 'bloquant',
      facts: '412\u00a0endroits, 38\u00a0pages · +9\u00a0points · moins d’une heure · Développement',
    },
  ]);
  expect(told[0]?.verifyUrl).toContain('verifier=axe-button-name');
});

test('texts that quote a site are cut: a mail stays small', () => {
  const [told] = mailFixes(auditReport({ findings: [finding({ title: 'x'.repeat(1_000_000) })] }), reportUrl);
  expect(told?.title).toHaveLength(600);
});

test('changes count places, and name the rules that have them', () => {
  const before = auditReport({ findings: [finding()], checks: [] });
  const after = auditReport({ findings: [], checks: [{ ...passed(), ruleId: 'rgaa-langue-absente' }] });
  const changes = mailChanges(compareReports(before, after));
  expect(changes.fixed).toEqual({
    count: 1,
    rules: 1,
    shown: [{ title: 'La langue de la page n’est pas indiquée', count: 1 }],
  });
  expect(changes.fresh).toEqual({ count: 0, rules: 0, shown: [] });
});

const passed = () => ({
  ruleVersion: 1,
  theme: 'accessibility' as const,
  title: 'La langue est indiquée',
  status: 'pass' as const,
  automation: 'automatique' as const,
});

test('a fix shows the place that a picture of the audit shows, and names its page in any case', () => {
  const box = { x: 20, y: 100, width: 80, height: 30 };
  const screenshot = { key: 'accueil.webp', width: 412, height: 2000 };
  const seen = finding({
    ruleId: 'axe-label',
    pages: [
      {
        url: 'https://www.exemple.fr/',
        occurrences: 1,
        evidence: [{ type: 'element', selector: 'input', snippet: '<input>', box }],
      },
    ],
  });
  const pages = [visitedPage({ screenshot })];
  const told = (report: Parameters<typeof mailFixes>[0]) =>
    mailFixes(report, reportUrl).map(({ page: where, picture }) => [where, picture]);
  const url = 'https://www.exemple.fr/';
  expect(told(auditReport({ findings: [seen], pages }))).toEqual([[url, { ...screenshot, box }]]);
  expect(told(auditReport({ findings: [seen] }))).toEqual([[url, undefined]]);
  expect(mailHome(auditReport({ pages }))).toEqual({ home: screenshot });
  expect(mailHome(auditReport())).toEqual({});
});
