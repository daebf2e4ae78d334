import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Fix } from '#contract/fix.ts';
import { auditReport, finding, visitedPage } from '#tests/support/report.ts';
import { viewReport } from '../report-view.ts';
import { FirstFixes } from './first-fixes.tsx';
import { MoreFixes } from './more-fixes.tsx';

const pages = [1, 2, 3].map((index) => visitedPage({ url: `https://www.exemple.fr/${index}` }));
const findings = [
  finding({ occurrences: 30 }),
  finding({ ruleId: 'sec-secret-dans-code', title: 'Un secret est lisible', occurrences: 1 }),
  finding({ ruleId: 'qual-date-copyright', severity: 'info', occurrences: 1 }),
  finding({ ruleId: 'rgaa-faux-titre', verdict: 'review', occurrences: 2 }),
];
const footer: Fix = {
  key: 'part:footer',
  cause: 'part',
  subject: 'le pied de page',
  title: 'Corriger le pied de page',
  explanation: 'Une seule source.',
  findings: [
    { ruleId: 'rgaa-langue-absente', verdict: 'fail', occurrences: 12 },
    { ruleId: 'qual-date-copyright', verdict: 'fail', occurrences: 1 },
    { ruleId: 'rgaa-faux-titre', verdict: 'review', occurrences: 2 },
  ],
  defects: 12,
  pages: 3,
  points: 9,
  hours: [0, 1],
  role: 'development',
};
const secret: Fix = {
  ...footer,
  key: 'rule:sec-secret-dans-code',
  cause: 'rule',
  title: 'Révoquer la clé',
  findings: [{ ruleId: 'sec-secret-dans-code', verdict: 'fail', occurrences: 1 }],
  defects: 1,
  pages: 1,
  points: 0,
  urgency: 'secret',
};
const places = { screenshotUrl: (key: string) => key };
const view = () => viewReport(auditReport({ pages, findings, fixes: [secret, footer] }));

describe('a fix as it is read', () => {
  test('says what it takes away, wins and costs, and never counts what is good to know as a defect', () => {
    const [first, second] = view().firstFixes;
    expect(second).toMatchObject({
      where:
        '12\u00a0endroits, 1\u00a0point «\u00a0à savoir\u00a0», 1\u00a0point «\u00a0à vérifier\u00a0», 3\u00a0pages',
      gain: '+9\u00a0points',
      work: 'moins d’une heure',
      role: 'Développement',
    });
    expect(second?.erased.map(({ part }) => part)).toEqual(['12\u00a0endroits sur 30', '', '']);
    expect(first).toMatchObject({ gain: 'moins d’un point à lui seul' });
    expect(first?.urgency).toContain('secret');
  });

  test('begins with what makes it urgent, wherever that stands in its list', () => {
    const both: Fix = {
      ...footer,
      findings: [...footer.findings, ...secret.findings],
      urgency: 'secret',
    };
    const own = findings.map((one) =>
      one.ruleId === 'sec-secret-dans-code' ? { ...one, fix: 'Révoquer d’abord.' } : one,
    );
    const startOf = (fix: Fix) =>
      viewReport(auditReport({ pages, findings: own, fixes: [fix] })).firstFixes[0]?.start;
    expect(startOf(both)).toBe('Révoquer d’abord.');
    expect(startOf(footer)).not.toBe('Révoquer d’abord.');
  });

  test('leads to every finding that it takes away, in the page', () => {
    const { firstFixes, moreFixes } = view();
    const html = renderToStaticMarkup(
      <>
        <FirstFixes views={firstFixes} places={places} />
        <MoreFixes views={moreFixes} places={places} />
      </>,
    );
    for (const { ruleId, verdict } of footer.findings)
      expect(html).toContain(`href="#${verdict === 'fail' ? 'constat' : 'verifier'}-${ruleId}"`);
  });

  test('of a report made before findings were grouped is each of its findings', () => {
    const old = viewReport(auditReport({ pages, findings }));
    expect([...old.firstFixes, ...old.moreFixes].map(({ fix }) => fix.title)).toHaveLength(findings.length);
    expect(old.firstFixes[1]?.urgency).toContain('secret');
  });
});
