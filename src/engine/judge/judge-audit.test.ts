import { describe, expect, test } from 'vitest';
import type { AuditOrder } from '#contract/audit.ts';
import type { SiteProfile } from '#contract/themes.ts';
import { pageArtifacts, siteArtifacts } from '#tests/support/artifacts.ts';
import type { PageArtifacts } from '../artifacts.ts';
import { allRules } from '../rules/registry.ts';
import { judgeAudit } from './judge-audit.ts';
import { judgeVisit } from './judge-visit.ts';

const faulty = pageArtifacts(
  '<!doctype html><html><head></head><body><p>Bonjour tout le monde</p></body></html>',
);

interface Seen {
  readonly visited?: readonly PageArtifacts[];
  readonly profile?: SiteProfile;
  /** Pages beyond the limit that was asked for. */
  readonly beyond?: readonly string[];
}

function audit(
  rulesOff: readonly string[] = [],
  explain: string | null = null,
  { visited = [faulty], profile = 'public', beyond = [] }: Seen = {},
) {
  const order: AuditOrder = {
    url: 'https://www.exemple.fr/',
    scope: 'site',
    maxPages: 1,
    device: 'mobile',
    exclude: [],
    profile,
    rulesOff,
  };
  const pages = visited.map((page) => judgeVisit(page, { profile, rulesOff, explain }));
  const { site } = siteArtifacts();
  const gathered = {
    order,
    pages,
    site: siteArtifacts({
      site: { ...site, profile, crawlComplete: beyond.length === 0 },
      pages: pages.map(({ facts }) => facts),
      notAnalysed: beyond.map((url) => ({ url, reason: 'limit' })),
      favicon: noIcon,
    }),
    startedAt: new Date('2026-11-21T10:00:00Z'),
    finishedAt: new Date('2026-11-21T10:01:00Z'),
    engineVersion: 'test',
    environment: { browser: 'Chromium 156', viewport: '', userAgent: '' },
  };
  return judgeAudit(gathered, explain);
}

const noIcon = { ...siteArtifacts().favicon, status: 404 };
const lost = { artifactError: 'lost', failure: 'broken' } as const;
const unread = { ...faulty, dom: lost };

describe('a page whose content could not be read holds nothing that is known, and is not empty', () => {
  const nowhere = ['qual-contact-introuvable', 'seo-favicon', 'geo-page-a-propos', 'legal-mentions-absentes'];
  const statusOf = ({ report }: ReturnType<typeof audit>, id: string) =>
    report.findings.find(({ ruleId }) => ruleId === id)?.verdict ??
    report.checks.find(({ ruleId }) => ruleId === id)?.status;

  test('alone, it leaves what is looked for anywhere untested', () => {
    const less = audit([], null, { visited: [unread] });
    expect(nowhere.map((id) => [id, statusOf(less, id)])).toEqual(nowhere.map((id) => [id, 'error']));
  });

  test('beside a page that was read, nothing is nowhere for certain', () => {
    const other = { ...unread, page: { ...unread.page, url: 'https://www.exemple.fr/b', isHome: false } };
    const statuses = (pages: readonly PageArtifacts[]) =>
      Object.fromEntries(nowhere.map((id) => [id, statusOf(audit([], null, { visited: pages }), id)]));
    expect(statuses([faulty])).toMatchObject({ 'qual-contact-introuvable': 'fail', 'seo-favicon': 'fail' });
    expect(statuses([faulty, other])).toEqual({
      'qual-contact-introuvable': 'review',
      'seo-favicon': 'error',
      'geo-page-a-propos': 'error',
      'legal-mentions-absentes': 'review',
    });
  });

  test('what its requests show is still told, and its explanation says what the audit says', () => {
    const { report, trace } = audit([], 'qual-contact-introuvable', { visited: [unread] });
    expect(trace?.site?.verdict.status).toBe('error');
    expect(report.checks.find(({ ruleId }) => ruleId === 'sec-https-absent')?.status).toBe('pass');
  });
});

const titleRule = 'rgaa-titre-page-absent';

test('to ask for fewer pages than show a legal notice does not pay', () => {
  const legalOf = (beyond: readonly string[]) =>
    audit([], null, { profile: 'association', beyond }).report.themes.find(({ theme }) => theme === 'legal');
  const [whole, less] = [legalOf([]), legalOf(['https://www.exemple.fr/b'])];
  expect(whole?.score).toBeLessThan(75);
  expect(less?.score).toBeLessThanOrEqual(whole?.score ?? 0);
  expect(less?.unseen).toBe(
    'Un document que la loi demande n’est dans aucune des pages lues\u00a0: ce qui n’a pas été vu ne rapporte aucun point. Un audit de toutes les pages peut compléter le score.',
  );
});

describe('a rule that is switched off', () => {
  test('is listed as not run, neither found nor passed', () => {
    const [on, off] = [audit().report, audit([titleRule]).report];
    expect(on.findings.map(({ ruleId }) => ruleId)).toContain(titleRule);
    expect(off.findings.map(({ ruleId }) => ruleId)).not.toContain(titleRule);
    expect(off.checks.find(({ ruleId }) => ruleId === titleRule)).toMatchObject({ status: 'off' });
    const counts = (report: typeof on) =>
      report.themes.find(({ theme }) => theme === 'accessibility')?.counts;
    expect(counts(off)).toMatchObject({ off: 1, pass: counts(on)?.pass });
  });

  test('leaves the criteria that need it to a person', () => {
    const of = (report: ReturnType<typeof audit>['report']) =>
      report.rgaa?.criteria.find(({ number }) => number === '8.5')?.verdict;
    expect(of(audit().report)).toBe('nc');
    expect(
      of(
        audit(allRules.filter(({ rgaa }) => rgaa?.some((id) => id.startsWith('8.5'))).map(({ id }) => id))
          .report,
      ),
    ).toBe('review');
  });

  test('a theme without any rule left is not scored', () => {
    const { report } = audit(allRules.map(({ id }) => id));
    expect(report.checks).toHaveLength(allRules.filter(({ trial }) => !trial).length);
    expect(report.checks.every(({ status }) => status === 'off')).toBe(true);
    expect(report.themes.find(({ theme }) => theme === 'accessibility')?.score).toBe(null);
  });
});

test('every verdict that is stored names its rule and its version', () => {
  const { report } = audit();
  const stored = [...report.findings, ...report.checks];
  expect(stored.length).toBeGreaterThan(300);
  expect(stored.filter(({ ruleVersion }) => !Number.isInteger(ruleVersion))).toEqual([]);
});

test('the grid of the referential is there for the rules that read it', () => {
  const { trace } = audit([], 'legal-access-contredit-par-audit');
  expect(trace?.site?.artifacts.map(({ name, error }) => [name, error])).toContainEqual(['rgaa', null]);
});

test('a rule is explained by what it read on each page and the verdict of the audit', () => {
  const { trace } = audit([], titleRule);
  const reading = trace?.pages[0]?.reading;
  expect(reading?.verdict).toMatchObject({ ruleId: titleRule, status: 'fail' });
  expect(reading?.artifacts.flatMap(({ paths }) => paths.map(({ path }) => path))).toContain('dom.title');
});
