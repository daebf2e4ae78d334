import { expect, test } from 'vitest';
import { typeset } from '#contract/french.ts';
import { pageArtifacts } from '#tests/support/artifacts.ts';
import { networkRequest } from '#tests/support/network.ts';
import type { Rule } from '../rule.ts';
import weight from '../rules/eco-design/eco-poids-page.ts';
import { runRule } from '../rules/run-rules.ts';
import { nothingUnseen } from './blind-spots.ts';
import { ofWorstPage, outcomeOf } from './findings.ts';

const seen = { read: ['a', 'b', 'c'], blind: nothingUnseen };

test('the title tells the worst page, not the first', () => {
  const located = [3, 9, 5].map((megabytes) => ({
    url: `https://www.exemple.fr/${megabytes}`,
    verdict: runRule(
      weight,
      pageArtifacts(undefined, { requests: [networkRequest({ transferBytes: megabytes * 1_000_000 })] }),
      null,
    ),
  }));
  const [finding] = outcomeOf(weight, 'eco-design', located, seen).findings;
  expect(finding?.title).toMatch(/9\sMo \(page la plus touchée\)$/);
  expect(finding?.pages.map(({ url }) => url)).toEqual(located.map(({ url }) => url));
});

test('that it is the worst page’s stands in the parentheses a title ends with', () => {
  expect(ofWorstPage('Du code inutile (75 %, 1,45 Mo)')).toBe(
    'Du code inutile (75 %, 1,45 Mo, page la plus touchée)',
  );
  expect(ofWorstPage('La page (HTML) pèse 9 Mo')).toBe('La page (HTML) pèse 9 Mo (page la plus touchée)');
});

test('a figure that all its pages share is theirs', () => {
  const verdict = runRule(
    weight,
    pageArtifacts(undefined, { requests: [networkRequest({ transferBytes: 4_000_000 })] }),
    null,
  );
  const located = ['a', 'b'].map((url) => ({ url, verdict }));
  expect(outcomeOf(weight, 'eco-design', located, seen).findings[0]?.title).toMatch(/4\sMo$/);
});

test('at equal distance, the page with more occurrences gives its title', () => {
  const verdict = runRule(weight, pageArtifacts(undefined, { requests: [] }), null);
  const located = [1, 7, 2].map((occurrences) => ({
    url: `https://www.exemple.fr/${occurrences}`,
    verdict: { ...verdict, status: 'fail' as const, title: `${occurrences}`, occurrences },
  }));
  expect(outcomeOf(weight, 'eco-design', located, seen).findings[0]?.title).toBe('7');
});

test('why it counts and how to mend are those of the sentence that is read', () => {
  const rule = {
    ...weight,
    messages: { other: 'Autre chose' },
    advice: { other: { fix: 'Faire autre chose.' } },
  } as Rule;
  const verdict = {
    ...runRule(weight, pageArtifacts(undefined, { requests: [] }), null),
    status: 'fail' as const,
  };
  const told = (message?: string) => {
    const located = [{ url: 'a', verdict: { ...verdict, ...(message !== undefined && { message }) } }];
    const [finding] = outcomeOf(rule, 'eco-design', located, seen).findings;
    return [finding?.why, finding?.fix];
  };
  expect(told()).toEqual([typeset(weight.why), typeset(weight.fix)]);
  expect(told('other')).toEqual([typeset(weight.why), 'Faire autre chose.']);
});

test('a reason is the site’s only where every page gives it', () => {
  const none = (reason: string) => ({
    ...runRule(weight, pageArtifacts(undefined, { requests: [] }), null),
    status: 'inapplicable' as const,
    reason,
  });
  const reasonOf = (...reasons: string[]) =>
    outcomeOf(
      weight,
      'eco-design',
      reasons.map((reason, at) => ({ url: `${at}`, verdict: none(reason) })),
      seen,
    ).check?.reason;
  expect(reasonOf('aucune vidéo', 'aucune vidéo')).toBe('aucune vidéo');
  expect(reasonOf('aucun champ', 'champ vide', 'champ vide')).toBe(
    'champ vide (2\u00a0pages), aucun champ (1\u00a0page)',
  );
  expect(reasonOf('aucun champ', '', 'aucun champ')).toBe('aucun champ (2\u00a0pages)');
  expect(reasonOf('', '')).toBeUndefined();
});

test('a rule that passed where it could be tested says where it could not, and why', () => {
  const passing = runRule(
    weight,
    pageArtifacts(undefined, { requests: [networkRequest({ transferBytes: 1_000 })] }),
    null,
  );
  const late = { ...passing, status: 'error' as const, reason: 'la page a mis trop de temps' };
  const at = (url: string, verdict: typeof passing) => ({ url, verdict });
  const located = [at('a', passing), at('b', late), at('c', passing)];
  expect(outcomeOf(weight, 'eco-design', located, seen).check).toMatchObject({
    status: 'pass',
    passedOn: 2,
    untestedOn: 1,
    reason: 'respecté sur 2\u00a0pages, non testé sur 1\u00a0: la page a mis trop de temps',
  });
  const everywhere = outcomeOf(weight, 'eco-design', [at('a', passing), at('b', passing)], seen).check;
  expect(everywhere).not.toHaveProperty('passedOn');
  expect(everywhere).not.toHaveProperty('reason');
});
