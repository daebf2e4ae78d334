import { expect, test } from 'vitest';
import { sampleRows } from './sample-rows.ts';

const home = 'https://site.test/';
const state = (name: string, step: number) => ({ journey: 'Commande', name, step });

test('pages in their order, then the states of journeys as steps of a process, read or not', () => {
  const rows = sampleRows({
    sample: {
      pages: [{ url: home, name: 'Accueil', kind: 'home' }],
      states: [state('Panier', 4), state('Livraison', 5), state('Fin', 9)],
    },
    // A state may stand at the address of a page.
    pages: [{ url: `${home}#parcours=Commande&etape=4`, state: state('Panier', 4) }, { url: home }],
    notAnalysed: [
      {
        url: `${home}#parcours=Commande&etape=5`,
        reason: 'journey',
        detail: 'étape 5 : absente',
        state: state('Livraison', 5),
      },
    ],
  });
  expect(rows.map(({ name, kind, index, url, why }) => [name, kind, index, url, why])).toEqual([
    ['Accueil', 'home', 1, home, ''],
    ['Panier (Commande)', 'step', 0, `${home}#parcours=Commande&etape=4`, ''],
    [
      ...(['Livraison (Commande)', 'step', -1, `${home}#parcours=Commande&etape=5`] as const),
      'étape de parcours non atteinte (étape 5 : absente)',
    ],
    ['Fin (Commande)', 'step', -1, '', 'parcours non rejoué\u00a0: vérifiez la preuve du domaine'],
  ]);
  expect(new Set(rows.map(({ key }) => key)).size).toBe(4);
});
