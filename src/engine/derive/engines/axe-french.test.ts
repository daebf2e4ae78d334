import { createRequire } from 'node:module';
import { describe, expect, it, test } from 'vitest';
import { axeLocale } from '#reference/axe-locale.ts';
import { axeWords, namingAttributes, unsaidChecks, untakenWays } from '#reference/axe-words.ts';
import { failed, undecided } from '#tests/support/axe-facts.ts';
import type { EngineFact } from '../../artifacts.ts';
import { frenchOf, paleFact, unseenFact } from './axe-french.ts';

const noteOf = (...facts: EngineFact[]) => frenchOf(facts, 300);
const require = createRequire(import.meta.url);
type Words = string | Record<string, string>;
const { _audit: audit } = require('axe-core') as {
  _audit: {
    rules: Record<string, unknown>[];
    data: { checks: Record<string, { messages: Partial<Record<string, Words>> }> };
  };
};

test('fills in axe-core’s French, for one value and for several', () => {
  expect(noteOf(failed('invalidrole', 'default', { values: ['calendrier'] }))).toBe(
    'Le rôle doit être un rôle ARIA valide : calendrier',
  );
  expect(noteOf(failed('invalidrole', 'default', { values: ['a', 'b'] }))).toBe(
    'Les rôles doivent être des rôles ARIA valides : a, b',
  );
  expect(noteOf(failed('landmark-is-top-level', 'default', { role: 'main' }))).toBe(
    'La région main est contenue dans une autre région.',
  );
});

test('says nothing of what axe-core has in English only, and nothing that is not for readers', () => {
  expect(noteOf(failed('link-in-text-block-style'))).toBe('');
  expect(noteOf(failed('landmark-is-unique'))).toBe('');
  expect(noteOf(failed('has-alt'), failed('link-in-text-block-style'))).toBe(
    'L’élément n’a pas d’attribut alt',
  );
});

test('tells in our words what axe-core lacks or says to testers', () => {
  expect(noteOf(undecided('color-contrast', 'complexTextShadows'))).toBe(
    'Le contraste n’a pas pu être mesuré à cause des ombres portées du texte',
  );
  expect(noteOf(failed('heading-order'))).toBe(
    'Le niveau de ce titre saute un rang après celui du titre précédent',
  );
  expect(noteOf(undecided('heading-order'))).toBe('Impossible de déterminer le titre précédent');
});

test('tells the right way round what axe-core reverses, of the one rule that asks it so', () => {
  const asking = audit.rules.filter(({ any, all, none }) =>
    /is-element-focusable|has-global-aria/.test(JSON.stringify([any, all, none])),
  );
  expect(asking.map(({ id }) => id)).toEqual(['presentation-role-conflict']);
});

/** Causes of ours, beside those of axe-core: why a failure is doubted. */
const ourCauses = new Set(['complexTextShadows', 'scrolledBehind']);

describe('the names of checks and causes', () => {
  const names = [...axeWords.keys(), ...untakenWays, ...namingAttributes.keys()];
  it.each(names)('%s is one of axe-core', (name) => {
    const [check = '', outcome = '', key = 'default'] = name.split('/');
    const words = audit.data.checks[check]?.messages[outcome];
    expect(words).toBeDefined();
    if (typeof words === 'object' && !ourCauses.has(key)) expect(Object.keys(words)).toContain(key);
  });
  it('those that are not told exist, and so do all checks of axe-core’s French', () => {
    const unknown = [...unsaidChecks].filter((check) => !(check in audit.data.checks));
    expect(unknown).toEqual([]);
    expect(Object.keys(axeLocale.checks).length).toBeGreaterThan(80);
  });
});

test('tells a measured contrast in words of readers, whatever it was measured against', () => {
  const data = {
    contrastRatio: 4.34,
    fgColor: '#777777',
    bgColor: '#f7f7f7',
    shadowColor: '#eeeeee',
    fontSize: '9.0pt (12px)',
    fontWeight: 'bold',
    expectedContrastRatio: '4.5:1',
  };
  expect(noteOf(failed('color-contrast', 'default', data))).toBe(
    'contraste de 4,34:1 au lieu de 4,5:1 au moins (texte #777777 sur fond #f7f7f7, 12 px, gras)',
  );
  expect(noteOf(failed('color-contrast', 'fgOnShadowColor', data))).toBe(
    'contraste de 4,34:1 au lieu de 4,5:1 au moins (texte #777777 sur ombre du texte #eeeeee, 12 px, gras)',
  );
  expect(noteOf(failed('color-contrast-enhanced', 'shadowOnBgColor', data))).toBe(
    'contraste de 4,34:1 au lieu de 4,5:1 au moins (ombre du texte #eeeeee sur fond #f7f7f7, 12 px, gras)',
  );
});

test('tells what we measured ourselves', () => {
  const contrast = { best: 2.31, least: 1.5, most: 2.4, large: false };
  expect(noteOf(paleFact('color-contrast', contrast, 'AA'))).toBe(
    'contraste d’au plus 2,3:1 à l’endroit le moins lisible (4,5:1 attendu)',
  );
  expect(noteOf(paleFact('color-contrast', { ...contrast, best: 1, most: 15 }, 'AA'))).toMatch(
    /^une partie du texte se confond .* \(contraste de 1:1, 15:1 ailleurs\)/,
  );
  expect(noteOf(unseenFact('color-contrast'))).toBe(
    'le texte a la couleur de son fond : personne ne le voit',
  );
});

test('says what is wrong, not each way out that the page did not take', () => {
  const names = [failed('aria-label'), failed('aria-labelledby'), failed('non-empty-title', 'noAttr')];
  const role = failed('presentational-role');
  expect(noteOf(failed('has-alt'), ...names, role)).toBe(
    'L’élément n’a pas d’attribut alt ; il n’a pas d’autre nom (aria-label, aria-labelledby, title)',
  );
  expect(noteOf(...names, role)).toBe('l’élément n’a pas de nom (aria-label, aria-labelledby, title)');
  expect(noteOf(role)).toMatch(/^La sémantique par défaut/);
});

test('tells no half of a clause', () => {
  const facts = [failed('has-alt'), failed('tabindex')];
  const whole = 'L’élément n’a pas d’attribut alt ; L’élément a un tabindex supérieur à 0';
  expect(frenchOf(facts, whole.length)).toBe(whole);
  expect(frenchOf(facts, whole.length - 1)).toBe('L’élément n’a pas d’attribut alt');
  expect(frenchOf(facts, 20)).toBe('L’élément n’a pas …');
});
