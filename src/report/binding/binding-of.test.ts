import { describe, expect, it } from 'vitest';
import type { Finding } from '#contract/report.ts';
import { profileIds } from '#contract/themes.ts';
import { replayAudit } from '#engine/replay/replay-audit.ts';
import { bindingOf, stakeOf } from './binding-of.ts';
import { overviewOf, undeclaredSentence } from './binding-overview.ts';

const { report } = await replayAudit('tests/golden/demo', { engineVersion: 'test' });
const [some] = report.findings;
if (!some) throw new Error('no finding');

const cited = (...kinds: readonly ('law' | 'authority' | 'standard' | 'vendor' | 'ours')[]) =>
  kinds.map((kind) => ({ kind, label: '', title: `source ${kind}` }));
const finding = (change: Partial<Finding>): Finding => ({
  ...some,
  ruleId: 'seo-essai',
  theme: 'seo',
  rgaa: [],
  verdict: 'fail',
  severity: 'majeur',
  ...change,
});
const bound = (change: Partial<Finding>, profile: Parameters<typeof bindingOf>[1] = null) =>
  bindingOf(finding(change), profile)?.binding;

describe('what a finding binds by', () => {
  it('is the strongest of its references', () => {
    expect(bound({ basis: cited('ours', 'standard', 'law') })).toBe('duty');
    expect(bound({ basis: cited('vendor', 'authority', 'standard') })).toBe('authority');
    expect(bound({ basis: cited('vendor', 'standard') })).toBe('standard');
    expect(bound({ basis: cited('vendor') })).toBe('usage');
    expect(bound({ basis: cited('ours') })).toBe('usage');
  });

  it('names the texts that say so', () => {
    const { why } = bindingOf(finding({ basis: cited('law', 'standard') }), null) ?? {};
    expect(why).toBe('Un texte l’impose\u00a0: source law.');
  });

  it('is not guessed where a report does not keep the kinds of its references', () => {
    const { basis: _basis, ...old } = finding({});
    expect(bindingOf(old, 'public')).toBeNull();
    expect(overviewOf({ ...report, findings: [old] })).toBeNull();
  });

  it('makes accessibility a duty of those whom law 2005-102 binds, and a standard for others', () => {
    const rgaa = { theme: 'accessibility', rgaa: ['8.3'], basis: cited('standard') } as const;
    const bindingBy = Object.fromEntries(
      [...profileIds, null].map((profile) => [profile ?? 'none', bound({ ...rgaa, rgaa: ['8.3'] }, profile)]),
    );
    expect(bindingBy).toEqual({
      ...{ public: 'duty', delegate: 'duty', large: 'duty' },
      ...{ shop: 'standard', company: 'standard', association: 'standard', personal: 'standard' },
      none: 'standard',
    });
  });

  it('is no duty where a cited law orders nothing', () => {
    for (const profile of [...profileIds, null])
      expect(bound({ ruleId: 'geo-opposition-fouille', basis: cited('law') }, profile)).toBe('usage');
  });
});

describe('what is at stake', () => {
  it('is told of defects alone', () => {
    expect(stakeOf(finding({ verdict: 'review' }), 'duty')).toBeNull();
    expect(stakeOf(finding({ severity: 'info' }), 'duty')).toBeNull();
    expect(stakeOf(finding({ severity: 'mineur' }), 'duty')).toBe('duty');
  });

  it('is a risk where somebody is harmed or exposed, else an improvement', () => {
    expect(stakeOf(finding({ severity: 'bloquant' }), 'usage')).toBe('risk');
    expect(stakeOf(finding({ ruleId: 'sec-certificat-expire', severity: 'mineur' }), 'usage')).toBe('risk');
    expect(stakeOf(finding({ theme: 'security' }), 'standard')).toBe('risk');
    expect(stakeOf(finding({ theme: 'privacy' }), 'authority')).toBe('risk');
    expect(stakeOf(finding({ theme: 'security', severity: 'mineur' }), 'standard')).toBe('improvement');
    expect(stakeOf(finding({}), 'standard')).toBe('improvement');
  });
});

describe('the figures of a report', () => {
  it('count each defect once, and follow the kind of site', () => {
    const defects = report.findings.filter((one) => one.verdict === 'fail' && one.severity !== 'info').length;
    const { declaredProfile: _none, ...bare } = report;
    const judged = { ...bare, profile: null };
    const without = overviewOf(judged);
    const declared = overviewOf({ ...judged, declaredProfile: 'public' as const });
    const sum = (counts: { duty: number; risk: number; improvement: number } | undefined) =>
      counts && counts.duty + counts.risk + counts.improvement;
    expect([sum(without?.counts), sum(declared?.counts)]).toEqual([defects, defects]);
    expect(declared?.counts.duty).toBeGreaterThan(without?.counts.duty ?? Infinity);
    expect([without?.profile, declared?.profile]).toEqual([null, 'public']);
    expect(without?.sentence).toContain(undeclaredSentence);
    expect(declared?.sentence).toMatch(/^\d+.obligations? non tenues?, \d+.risques?, \d+.améliorations?\.$/);
  });
});
