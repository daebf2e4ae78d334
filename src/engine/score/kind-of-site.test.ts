import { expect, test } from 'vitest';
import { profileIds, type SiteProfile } from '#contract/themes.ts';
import { pageArtifacts } from '#tests/support/artifacts.ts';
import phone from '../rules/quality/qual-telephone-non-cliquable.ts';
import { runRule } from '../rules/run-rules.ts';
import { nothingUnseen } from './blind-spots.ts';
import { outcomeOf } from './findings.ts';
import { buildRuleTree } from './penalty.ts';
import { themeScore } from './theme-score.ts';
import { unseenInTheme } from './unseen-words.ts';

const page = pageArtifacts('<!doctype html><html lang="fr"><body><p>Tél. 03 86 00 00 01</p></body></html>');
const url = 'https://www.exemple.fr/';
const tree = buildRuleTree([phone]);

function judged(profile: SiteProfile | null) {
  const seen = { read: [url], blind: { ...nothingUnseen, profile } };
  const outcome = outcomeOf(phone, 'quality', [{ url, verdict: runRule(phone, page, profile) }], seen);
  return {
    severity: outcome.findings[0]?.severity,
    bounds: themeScore([outcome.state], { read: [url], unread: 0 }, tree),
    unseen: unseenInTheme('quality', [outcome], seen),
  };
}

test('a kind of site that is not known leaves both prices open, and the sentence says why', () => {
  const unknown = judged(null);
  expect(unknown.severity).toBe('mineur');
  expect(unknown.bounds).toEqual({ low: 98, high: 100 });
  expect(unknown.unseen).toMatch(/^Le type de site n’est pas précisé\u00a0: la gravité/);
  for (const profile of profileIds) {
    const { low, high } = judged(profile).bounds;
    expect([profile, low >= unknown.bounds.low, high <= unknown.bounds.high]).toEqual([profile, true, true]);
    expect(low).toBe(high);
  }
});

test('a telephone that cannot be dialled costs a trade, not a personal page', () => {
  expect(judged('company')).toMatchObject({ severity: 'mineur', bounds: { low: 98 } });
  expect(judged('personal')).toMatchObject({ severity: 'info', bounds: { low: 100 } });
});
