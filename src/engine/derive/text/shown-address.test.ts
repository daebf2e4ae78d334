import { expect, test } from 'vitest';
import { withBody } from '#tests/support/with-body.ts';
import { byTag } from '../dom/dom.ts';
import { otherAddressShown } from './shown-address.ts';

function toldOf(href: string, text: string) {
  const { dom } = withBody(`<a href="${href}">${text}</a>`);
  const [link] = byTag(dom, 'a');
  return link ? otherAddressShown(dom, link) : null;
}

test('an address that is shown and not written to is told, with the one that is', () => {
  expect(toldOf('mailto:a@ancien.fr?subject=x', 'Écrire : A@nouveau.fr')).toEqual({
    shown: 'A@nouveau.fr',
    linked: 'a@ancien.fr',
  });
});

test('the same address in other letters, named, among several or backwards is none', () => {
  expect(toldOf('mailto:Accueil%20%3Ccontact@exemple.fr%3E', 'contact@exemple.fr')).toBeNull();
  expect(toldOf('mailto:a@exemple.fr;b@exemple.fr', 'b@exemple.fr')).toBeNull();
  expect(toldOf('mailto:contact@exemple.fr', 'rf.elpmexe@tcatnoc')).toBeNull();
  expect(toldOf('mailto:?subject=x', 'contact@exemple.fr')).toBeNull();
});
