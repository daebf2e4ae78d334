import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { publicPages } from '#contract/public-pages.ts';
import routes from './routes.ts';

/** Pages for one person, steps of an account, what is for programmers, and the address that only redirects. */
const notListed = [
  'api/docs',
  'api/docs/structures/:name',
  'api/docs/:part',
  'verification',
  'deuxieme-etape',
  'protection-du-compte',
  'refus-reinitialisation',
  'reinitialisation',
  'nouvelle-adresse',
  // An answer to a question, for whoever asked it.
  'nos-visites/verifier',
  'desabonnement',
  'desabonnement/:id',
  'desabonnement/destinataire/:id',
  'desabonnement/prestataire/:id',
  'destinataire',
  'invitation/:token',
  'espaces',
  'organisation',
  'organisation/journal',
  'organisation/protection',
  'organisation/sites',
  'organisation/suppression',
  'dashboard',
  'dashboard/sites',
  'dashboard/sites/:host',
  'dashboard/sites/:host/echantillons',
  'dashboard/sites/:host/echantillons/nouveau',
  'dashboard/sites/:host/echantillons/:id',
  'dashboard/sites/:host/parcours',
  'dashboard/cote-a-cote',
  'dashboard/cote-a-cote/:id',
  'dashboard/schedules',
  'dashboard/schedules/:id',
  'mes-corrections',
  'reports/admin',
  'reports/admin/:id',
  'reports/:id',
  'reports/:id/comparaison',
  'reports/:id/decision',
  'controles/theme/:theme',
  'controles/:id',
  'partage/:token',
  'partage/:token/constats/:ruleId',
  'reports/:id/correctifs/:key',
  'plan/:token',
  'plan/:token/correctifs/:key',
  'reports/:id/envoi',
  'reports/:id/envois/:handoverId',
  'reports/:id/impression',
  'reports/:id/pdf',
  'reports/:id/constats/:ruleId',
  'reports/:id/pages',
  'reports/:id/pages/:number',
  'reports/:id/controles',
  '*',
];

test('every route is a listed public page or knowingly none', () => {
  const paths = routes.flatMap(({ path }) => (path === undefined ? [] : [path]));
  const listed = publicPages.map(({ path }) => path.slice(1));
  expect(paths.filter((path) => !notListed.includes(path)).toSorted()).toEqual(listed.toSorted());
});

test('search engines are told the same by the page and by the table', () => {
  for (const { path, indexed = true } of publicPages) {
    const file = routes.find((route) => route.path === path.slice(1))?.file ?? '';
    const source = readFileSync(`src/web/${file}`, 'utf8');
    expect({ path, indexed: !source.includes('index: false') }).toEqual({ path, indexed });
  }
});
