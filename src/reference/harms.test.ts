import { expect, test } from 'vitest';
import { severities, type Theme } from '#contract/themes.ts';
import { ruleOf, themeOf } from '#engine/rules/registry.ts';
import { harmRank, harms } from './harms.ts';

const ids = harms.flatMap(({ ruleIds }) => ruleIds);
const rankOf = (ruleId: string, severity: (typeof severities)[number]) =>
  harmRank(ruleId, themeOf(ruleId) as Theme, severities.indexOf(severity));

test('the table of harms names rules that exist, each once', () => {
  expect(ids.filter((id) => ruleOf(id) === undefined)).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
});

test('what stops, misleads or costs visitors and what the law asks comes before headers and landmarks', () => {
  const order = [
    rankOf('qual-formulaire-sans-envoi', 'majeur'),
    rankOf('legal-hebergeur-nom', 'majeur'),
    rankOf('rgaa-champ-placeholder-seul', 'majeur'),
    rankOf('rgaa-lien-evitement', 'majeur'),
    rankOf('sec-csp-absente', 'majeur'),
    rankOf('sec-csp-absente', 'mineur'),
  ];
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(new Set(order).size).toBe(order.length);
  // A telephone and heavy photographs are minor, and come before a missing landmark that is major.
  expect(rankOf('qual-telephone-non-cliquable', 'mineur')).toBeLessThan(
    rankOf('rgaa-structure-main', 'majeur'),
  );
  expect(rankOf('eco-images-format', 'mineur')).toBeLessThan(rankOf('sec-cadre-non-protege', 'majeur'));
});

test('what blocks comes before all that does not', () => {
  const grave = Math.max(
    ...ids.map((id) => (ruleOf(id)?.severity === 'bloquant' ? rankOf(id, 'bloquant') : -1)),
  );
  const lesser = Math.min(...ids.map((id) => rankOf(id, 'majeur')));
  expect(grave).toBeLessThanOrEqual(lesser);
});
