import { describe, expect, test } from 'vitest';
import { rgaaGrid } from '#contract/rgaa-grid.ts';
import { pageFacts } from '#tests/support/artifacts.ts';
import { finding } from '#tests/support/report.ts';
import type { Rule } from '../rule.ts';
import type { RuleVerdict } from '../rules/run-rules.ts';
import { buildGrid, type GridInput } from './build-grid.ts';
import { type Referential, referentials } from './referentials.ts';

const rule = (id: string, rgaa: string[], more: Partial<Rule> = {}): Rule =>
  ({ id, rgaa, scope: 'page', automation: 'automatique', ...more }) as Rule;
const rules = [
  rule('langue', ['8.3.1']),
  rule('langue-axe', ['8.3'], { sameDefectAs: 'langue' }),
  rule('titre', ['8.5']),
  rule('alt', ['1.1.1', '1.2']),
  rule('indice', ['3.1'], { automation: 'revue' }),
  rule('plan', ['12.4'], { scope: 'site' }),
];
const verdict = (ruleId: string, status: RuleVerdict['status'], pages: string[] = []): RuleVerdict => ({
  ruleId,
  status,
  title: '',
  severity: 'majeur',
  evidence: [],
  occurrences: 1,
  pages,
  reason: '',
});
const url = (path: string) => `https://www.exemple.fr/${path}`;
type Statuses = Readonly<Record<string, RuleVerdict['status']>>;
const all: Statuses = {
  langue: 'pass',
  'langue-axe': 'inapplicable',
  titre: 'pass',
  alt: 'pass',
  indice: 'pass',
};

/** The referential with every failure settling what its rule names. */
const settling: Referential = {
  ...referentials['rgaa-4.1.2'],
  citedBy: (cited) =>
    referentials['rgaa-4.1.2'].citedBy(cited).map(({ number }) => ({ number, settles: true })),
};

const grid = (
  pages: readonly (readonly [path: string, Statuses, GridInput['pages'][number]['proven']])[],
  more: Partial<GridInput> = {},
  referential: Referential = settling,
) =>
  buildGrid(
    {
      pages: pages.map(([path, statuses, proven]) => ({
        url: url(path),
        verdicts: Object.entries({ ...all, ...statuses }).map(([id, status]) => verdict(id, status)),
        proven,
      })),
      siteVerdicts: [],
      site: {
        pages: pages.map(([path]) => pageFacts({ url: url(path), isHome: path === '' })),
        crawlComplete: false,
        wholeSite: true,
      },
      rules,
      findings: [],
      ...more,
    },
    referential,
  );
const row = (made: ReturnType<typeof grid>, number: string) =>
  made.criteria.find((criterion) => criterion.number === number);

describe('the verdict of a criterion', () => {
  test('is met when a machine can settle it, every check ran and the page was seen whole', () => {
    expect(row(grid([['', {}, ['everyElementKept']]]), '8.3')?.verdict).toBe('c');
    expect(row(grid([['', {}, []]]), '8.3')?.verdict).toBe('review');
  });

  test('is never met when a check could not run, asks a person, or had nothing to judge', () => {
    const one = (statuses: Statuses) => row(grid([['', statuses, ['everyElementKept']]]), '8.3')?.verdict;
    expect(one({ langue: 'error' })).toBe('review');
    expect(one({ 'langue-axe': 'error' })).toBe('review');
    expect(one({ langue: 'review' })).toBe('review');
    expect(one({ langue: 'inapplicable' })).toBe('review');
  });

  test('is never met where a machine proves failures only', () => {
    expect(row(grid([['', {}, ['everyElementKept', 'everythingSeen']]]), '1.1')?.verdict).toBe('review');
    expect(row(grid([['', { indice: 'review' }, []]]), '3.1')).toMatchObject({ verdict: 'review' });
  });

  test('is not met as soon as one page fails, even where nothing was left to judge', () => {
    const made = grid([
      ['', { alt: 'fail' }, ['noPicture']],
      ['a', {}, ['noPicture']],
    ]);
    expect(row(made, '1.1')).toMatchObject({
      verdict: 'nc',
      pages: { nc: 1, na: 1, c: 0, review: 0, ncUrls: [url('')] },
    });
  });

  test('is without object when it is on all pages; met when it is met wherever it has one', () => {
    const both = grid([
      ['', {}, ['noPicture']],
      ['a', {}, ['noPicture']],
    ]);
    expect(row(both, '1.1')).toMatchObject({ verdict: 'na', reason: 'Aucune image.' });
    const mixed = grid([
      ['', {}, ['noPicture']],
      ['a', {}, ['noDescribedPicture']],
    ]);
    expect(row(mixed, '1.3')).toMatchObject({ verdict: 'na', reason: 'Aucune image n’a d’alternative.' });
    expect(row(mixed, '1.1')?.verdict).toBe('review');
  });

  test('takes what a site rule says of the pages it names', () => {
    const made = grid(
      [
        ['', {}, ['everyElementKept']],
        ['a', {}, ['everyElementKept']],
      ],
      { siteVerdicts: [verdict('plan', 'fail', [url('a')])] },
    );
    expect(row(made, '12.4')?.pages).toMatchObject({ nc: 1, review: 1, ncUrls: [url('a')] });
    const pass = grid([['', {}, ['everyElementKept']]], { siteVerdicts: [verdict('plan', 'pass')] });
    expect(row(pass, '12.4')?.verdict).toBe('c');
  });

  test('names the findings where it can be read, a merged one by its twin', () => {
    const made = grid([['', { 'langue-axe': 'fail' }, []]], { findings: [finding({ ruleId: 'langue' })] });
    expect(row(made, '8.3')?.rules).toEqual(['langue']);
    expect(row(grid([['', { langue: 'fail' }, []]]), '8.3')?.rules).toEqual([]);
  });
});

describe('the grid', () => {
  test('holds every criterion once, and counts add up on each page and for the site', () => {
    const made = grid([['', { alt: 'fail' }, ['noTable', 'everyElementKept']]]);
    expect(rgaaGrid.parse(made)).toEqual(made);
    expect(made.criteria).toHaveLength(106);
    for (const { c, nc, na, review } of [made.counts, ...made.perPage])
      expect(c + nc + na + review).toBe(106);
    expect(made.referential).toBe('rgaa-4.1.2');
  });

  test('says which page fills which role of the sample, and which role nobody fills', () => {
    const pages = [
      pageFacts({ url: url('') }),
      pageFacts({ url: url('contact'), isHome: false, kind: 'contact' }),
      pageFacts({ url: url('blog'), isHome: false, kind: 'other', title: 'Blog' }),
    ];
    const sample = (wholeSite: boolean) =>
      grid([], { site: { pages, crawlComplete: true, wholeSite } }).sample;
    expect(sample(true)).toEqual(
      expect.arrayContaining([
        { role: 'home', label: 'Accueil', url: url('') },
        { role: 'contact', label: 'Contact', url: url('contact') },
        { role: 'help', label: 'Aide', url: null },
        { role: 'other', label: 'Blog', url: url('blog') },
      ]),
    );
    expect(sample(false).filter((entry) => entry.url === null)).toEqual([]);
  });

  test('is left to a person where the failure is none of a test of the criterion, and names the finding', () => {
    const found = [finding({ ruleId: 'langue' })];
    const official = referentials['rgaa-4.1.2'];
    const made = grid([['', { langue: 'fail' }, []]], { findings: found }, official);
    expect(row(made, '8.3')).toMatchObject({
      verdict: 'review',
      noted: true,
      reason: 'Une personne dit si ce défaut rend le critère non respecté.',
      rules: [],
      reviewRules: ['langue'],
    });
    expect(row(grid([['', {}, []]], {}, official), '8.3')).not.toHaveProperty('noted');
  });

  test('is not without object where a failure was noted: somebody looks', () => {
    const pictures = [rule('alt', ['1.1.1'])];
    const made = (status: RuleVerdict['status']) =>
      grid([['', { alt: status }, ['noPicture']]], { rules: pictures }, referentials['rgaa-4.1.2']);
    expect(row(made('fail'), '1.1')).toMatchObject({ verdict: 'review', noted: true });
    expect(row(made('review'), '1.1')).toMatchObject({ verdict: 'na' });
  });

  test('is settled by a rule but for the messages that say another thing than the test', () => {
    const excepting: Referential = {
      ...settling,
      citedBy: (cited) => settling.citedBy(cited).map((one) => ({ ...one, except: ['xml'] })),
    };
    const made = (message?: string) =>
      buildGrid(
        {
          pages: [
            {
              url: url(''),
              verdicts: [{ ...verdict('langue', 'fail'), ...(message !== undefined && { message }) }],
              proven: [],
            },
          ],
          siteVerdicts: [],
          site: { pages: [pageFacts({ url: url('') })], crawlComplete: false, wholeSite: true },
          rules,
          findings: [finding({ ruleId: 'langue' })],
        },
        excepting,
      );
    expect(row(made(), '8.3')).toMatchObject({ verdict: 'nc', rules: ['langue'], reviewRules: [] });
    expect(row(made('other'), '8.3')).toMatchObject({ verdict: 'nc' });
    expect(row(made('xml'), '8.3')).toMatchObject({ verdict: 'review', rules: [], reviewRules: ['langue'] });
  });

  test('is made for another version by other data alone', () => {
    const next: Referential = {
      id: 'rgaa-5',
      name: 'RGAA 5',
      attribution: '',
      criteria: [
        { number: 'L1', topic: 'Langue', title: 'Langue', level: 'A', automation: 'A' },
        { number: 'I1', topic: 'Images', title: 'Images', level: 'A', automation: 'P' },
      ],
      citedBy: ({ rgaa = [] }) =>
        rgaa.flatMap((reference) => {
          const number = { '8.3.1': 'L1', '8.3': 'L1', '1.1.1': 'I1' }[reference];
          return number === undefined ? [] : [{ number, settles: true }];
        }),
      notApplicable: { I1: [['noPicture', 'Aucune image.']] },
      proofs: { L1: [] },
    };
    const made = grid([['', {}, ['noPicture']]], {}, next);
    expect(made.criteria.map(({ number, verdict: said }) => [number, said])).toEqual([
      ['L1', 'c'],
      ['I1', 'na'],
    ]);
    expect(made.interval).toEqual({ low: 1, high: 1 });
  });
});
