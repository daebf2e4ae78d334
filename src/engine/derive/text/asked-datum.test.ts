import { expect, test } from 'vitest';
import { askedDatumOf, contradictedDatum } from './asked-datum.ts';

test.each([
  ['Votre e-mail *', 'email'],
  ['Adresse mail (obligatoire)', 'email'],
  ['nom@domaine.fr', 'email'],
  ['N° de téléphone', 'tel'],
  ['Ville   ', 'town'],
  ['Nom et prénom', 'name'],
  ['Nom du père', null],
  ['Nom d’utilisateur', null],
  ['Adresse', null],
  ['E-mail ou téléphone', null],
  ['Ville ou code postal', null],
  ['Objet', 'subject'],
])('%s asks for %s', (label, datum) => {
  expect(askedDatumOf(label)).toBe(datum);
});

test.each([
  ['email', 'Ville', 'town'],
  ['email', 'Téléphone', 'tel'],
  ['tel', 'Courriel', 'email'],
  ['number', 'Nom', 'name'],
  ['email', 'Identifiant', null],
  ['email', 'Nom ou e-mail', null],
  ['tel', 'Code postal', null],
  ['number', 'Téléphone', null],
  ['text', 'Courriel', null],
])('a field of type %s that says « %s » contradicts %s', (type, label, datum) => {
  expect(contradictedDatum(type, label)).toBe(datum);
});
