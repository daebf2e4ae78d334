import { expect, test } from 'vitest';
import { withBody } from '#tests/support/with-body.ts';
import { byTag } from './dom.ts';
import { foldedAwayText, isFoldedAway } from './folded-away.ts';

const textIn = (body: string) => foldedAwayText(withBody(body).dom);

test('what a closed details holds, once, and not what an open one shows', () => {
  expect(
    textIn(
      `<details><summary>Éditeur</summary>Les Ruchers<details><summary>SIRET</summary><p>732 829 320</p></details></details>
       <details open><summary>Hébergeur</summary><p>OVH</p></details>`,
    ),
  ).toBe('Éditeur Les Ruchers SIRET 732 829 320');
});

test('what a closed control says it commands, but for menus', () => {
  expect(
    textIn(
      `<button aria-expanded="false" aria-controls="e">Éditeur</button><div id="e" style="display:none">Les Ruchers</div>
       <button aria-expanded="true" aria-controls="o">Hébergeur</button><div id="o">OVH</div>
       <nav><button aria-expanded="false" aria-controls="m">Menu</button><ul id="m" style="display:none"><li>Accueil</li></ul></nav>`,
    ),
  ).toBe('Les Ruchers');
});

test('a heading inside is told apart from one that nothing unfolds', () => {
  const { dom } = withBody(
    '<details><summary>Plus</summary><h2>Dedans</h2></details><div style="display:none"><h2>Ailleurs</h2></div>',
  );
  expect(byTag(dom, 'h2').map((node) => isFoldedAway(dom, node))).toEqual([true, false]);
});
