import { expect, test } from 'vitest';
import { dangerOf, isRefusedInJourney, refusedStepOf } from './journey-dangers.ts';

test.each([
  ['Supprimer mon compte', 'refused'],
  ['Se déconnecter', 'refused'],
  ['Payer 12 €', 'refused'],
  ['Commander avec obligation de paiement', 'refused'],
  ['Valider ma commande', 'refused'],
  ['Commander', 'sends'],
  ['Envoyer', 'sends'],
  ['Ajouter au panier', null],
  ['Se connecter', null],
  ['Valider', null],
  ['Continuer', null],
])('%s: %s', (name, danger) => {
  expect(dangerOf(name)).toBe(danger);
});

test('a basket may be filled by an address, not emptied', () => {
  expect(isRefusedInJourney(new URL('https://a.test/panier/ajouter-au-panier'))).toBe(false);
  expect(isRefusedInJourney(new URL('https://a.test/vider-le-panier'))).toBe(true);
  expect(isRefusedInJourney(new URL('https://a.test/?action=logout'))).toBe(true);
});

test('the step that must not be made is named before anything starts', () => {
  const common = { frame: [], button: 'left', navigates: false, timeoutMs: 1_000 } as const;
  const steps = [
    { ...common, type: 'click', selectors: [['aria/Mon compte']] },
    { ...common, type: 'click', selectors: [['#x'], ['aria/Supprimer mon compte']] },
  ] as const;
  expect(refusedStepOf(steps)).toBe(1);
  expect(refusedStepOf(steps.slice(0, 1))).toBe(-1);
  expect(
    refusedStepOf([{ type: 'navigate', url: 'https://a.test/logout', navigates: false, timeoutMs: 1 }]),
  ).toBe(0);
});
