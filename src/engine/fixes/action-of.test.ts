import { expect, test } from 'vitest';
import { typeset } from '#contract/french.ts';
import { ruleOf } from '../rules/registry.ts';
import { actionOf } from './action-of.ts';

const ofRule = (ruleId: string, message?: string) => {
  const rule = ruleOf(ruleId);
  return actionOf({ ruleId, fix: typeset((message && rule?.advice?.[message]?.fix) || (rule?.fix ?? '')) });
};
const ofFix = (fix: string) => actionOf({ ruleId: 'autre', fix: typeset(fix) });

test('a fix is named after its act, never after the defect', () => {
  expect(ofRule('rgaa-lien-evitement')).toBe('Ajouter un lien d’évitement en tête de page');
  expect(ofRule('axe-color-contrast')).toBe(
    'Foncer le texte ou éclaircir le fond jusqu’à un rapport de 4,5:1',
  );
});

test('the name of a rule is not that of another fix it may ask for', () => {
  expect(ofRule('qual-telephone-non-cliquable')).toMatch(/^Rendre les numéros/);
  expect(ofRule('qual-telephone-non-cliquable', 'other')).toMatch(/^Écrire dans l’adresse du lien/);
});

test('a sentence ends where it ends, not in a value nor at the end of what is quoted', () => {
  expect(ofFix('Laisser les blocs rétrécir avec l’écran par max-width: 100 %. Essayer ensuite.')).toBe(
    typeset('Laisser les blocs rétrécir avec l’écran par max-width: 100 %'),
  );
  expect(ofFix('Écrire dans le lien où il mène (par exemple), sans mot vague ; relire ensuite.')).toBe(
    'Écrire dans le lien où il mène, sans mot vague',
  );
});

test('what is no act, says of nothing, or is cut in a quotation is no title', () => {
  expect(ofFix('Dans le réglage du serveur, refuser les anciens chiffrements.')).toBeUndefined();
  expect(ofFix('Reformuler : dire où mène le lien et ce que l’on y trouve.')).toBeUndefined();
  expect(ofFix('Ajouter au pied de page la mention « Directeur : nom et prénom ».')).toBeUndefined();
  expect(ofFix(`Retirer ${'tous les attributs, '.repeat(8)}partout.`)).toBeUndefined();
});
