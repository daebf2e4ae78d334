import { expect, test } from 'vitest';
import type { Finding } from '#contract/report.ts';
import type { FixGroup } from './fix-group.ts';
import { wordsOf } from './fix-words.ts';

/** The group of a document whose only finding is that one. */
function titleOf(ruleId: string, title: string, verdict: Finding['verdict'] = 'fail'): string {
  const finding = { ruleId, title, verdict } as Finding;
  const group: FixGroup = {
    key: 'document:legal-notice',
    kind: 'document',
    findings: [{ finding, occurrences: 1, pages: new Set(), isOnAll: true, isWhole: true, unplaced: 0 }],
    names: new Map(),
    removals: new Map(),
  };
  return wordsOf(group, 1, 1).title;
}

test('a document that is not there is to be published, another to be completed', () => {
  const none = 'Aucune page de mentions légales n’a été trouvée';
  expect(titleOf('legal-mentions-absentes', none)).toBe('Publier des mentions légales');
  // A page that was not read may hold it: the doubt is said.
  expect(titleOf('legal-mentions-absentes', `${none} : à vérifier`, 'review')).toBe(
    'Publier des mentions légales\u00a0: aucune page n’a été trouvée',
  );
  expect(titleOf('legal-editeur-adresse', 'L’adresse manque')).toBe('Compléter les mentions légales');
  expect(titleOf('legal-mentions-absentes', 'La page annonce un texte à venir')).toBe(
    'Compléter les mentions légales',
  );
});

test('a fix of a part of the page says what to do there, the gravest first', () => {
  const one = (ruleId: string, severity: Finding['severity'], fix: string) => ({
    finding: { ruleId, severity, fix, title: 'Un défaut', verdict: 'fail' } as Finding,
    ...{ occurrences: 1, pages: new Set<string>(), isOnAll: true, isWhole: true, unplaced: 0 },
  });
  const group = (...findings: ReturnType<typeof one>[]): FixGroup => ({
    key: 'part:nav',
    kind: 'part',
    findings,
    names: new Map(),
    removals: new Map(),
  });
  const small = one('x', 'mineur', 'Retirer les attributs tabindex positifs du code de la page.');
  const grave = one('y', 'bloquant', 'Donner un nom à chacun des boutons qui n’en ont pas.');
  expect(wordsOf(group(small), 1, 1).title).toBe(
    'Le menu\u00a0: retirer les attributs tabindex positifs du code de la page',
  );
  expect(wordsOf(group(small, grave), 1, 1).title).toBe(
    'Le menu\u00a0: donner un nom à chacun des boutons qui n’en ont pas, et 1\u00a0autre correction',
  );
});

test('a setting that several rules look at is told by its gravest act', () => {
  const finding = (ruleId: string, severity: Finding['severity']) => ({
    finding: { ruleId, severity, fix: 'Faire autre chose.', title: 'Un défaut', verdict: 'fail' } as Finding,
    ...{ occurrences: 1, pages: new Set<string>(), isOnAll: true, isWhole: true, unplaced: 0 },
  });
  const group: FixGroup = {
    ...{ key: 'setting:robots-txt', kind: 'setting', names: new Map(), removals: new Map() },
    findings: [finding('seo-robots-erreurs', 'mineur'), finding('seo-robots-bloque-page', 'bloquant')],
  };
  expect(wordsOf(group, 1, 1).title).toBe(
    'Rouvrir aux moteurs les pages fermées par robots.txt, et 1\u00a0autre correction',
  );
});
