import { expect, test } from 'vitest';
import { withBody } from '#tests/support/with-body.ts';
import { formsOf, hasPasswordField, hasSearchForm } from './forms.ts';

const has = (body: string) => hasSearchForm(withBody(body).dom);

test('a search is known by its role, its type or its name', () => {
  expect(has('<form role="search"><input name="x"></form>')).toBe(true);
  expect(has('<input type="search">')).toBe(true);
  expect(has('<input name="q">')).toBe(true);
});

test('a search stays one beside a table when it is sent somewhere, or far from it', () => {
  const table = '<table><tr><th>Nom</th></tr><tr><td>Un</td></tr></table>';
  expect(has(`<div><form action="/s"><input type="search"></form>${table}</div>`)).toBe(true);
  expect(has(`<div><div role="search"><input type="search"></div>${table}</div>`)).toBe(true);
  expect(has(`<header><input type="search"></header><main>${table}</main>`)).toBe(true);
});

test('a search is known by what its field shows, when it is sent somewhere', () => {
  expect(has('<form action="/trouver"><input name="terms" value="Rechercher"></form>')).toBe(true);
  expect(has('<form action="/trouver"><input name="terms" placeholder="Search this site"></form>')).toBe(
    true,
  );
});

test('a filter over a table and another field are no search of the site', () => {
  expect(has('<div><input placeholder="Search invoice"></div>')).toBe(false);
  const table = '<table><tr><th>Nom</th></tr><tr><td>Un</td></tr></table>';
  expect(has(`<div><div><label>Rechercher : <input type="search"></label></div>${table}</div>`)).toBe(false);
  expect(has(`<input type="search" aria-controls="t"><div id="t">${table}</div>`)).toBe(false);
  expect(has('<input type="search" placeholder="Filtrer les communes">')).toBe(false);
  expect(has('<form action="/contact"><input name="nom" placeholder="Votre nom"></form>')).toBe(false);
});

test('a field of a step not shown yet has the name of its label, and one that only shows an example says so', () => {
  const fields = (body: string) =>
    formsOf(withBody(`<form>${body}</form>`).dom).flatMap((form) =>
      form.fields.map(({ label, fromPlaceholder }) => ({ label, fromPlaceholder })),
    );
  const field = '<input type="email" id="m" placeholder="nom@domaine.fr">';
  const label = '<label for="m">Courriel</label>';
  expect(fields(`<div hidden>${label}${field}</div>`)).toEqual([{ label: 'Courriel' }]);
  expect(fields(`${label}${field}`)).toEqual([{ label: 'Courriel' }]);
  const spaced = '<input type="email" placeholder="  E-mail        ">';
  expect(fields(spaced)).toEqual([{ label: 'E-mail', fromPlaceholder: true }]);
  expect(fields(`<div hidden>${field}</div>`)).toEqual([{ label: 'nom@domaine.fr', fromPlaceholder: true }]);
});

test('the password of the owner’s own sign-in form is asked of no visitor', () => {
  const asks = (body: string) => hasPasswordField(withBody(body).dom);
  const ownersLogin = '<div id="admin-login" hidden><p>Espace admin</p><input type="password"></div>';
  expect(asks(ownersLogin)).toBe(false);
  expect(asks('<input id="adminPassword" type="password">')).toBe(false);
  expect(asks(`${ownersLogin}<form><input type="email"><input type="password"></form>`)).toBe(true);
  expect(asks(`${ownersLogin}<a href="/compte">Créer un compte</a>`)).toBe(true);
  expect(asks('<div class="administres"><input type="password"></div>')).toBe(true);
  expect(asks('<div class="demarches-administratives"><input type="password"></div>')).toBe(true);
  expect(asks('<div class="badminton"><input type="password"></div>')).toBe(true);
  expect(asks('<p>Connexion</p>')).toBe(false);
});
