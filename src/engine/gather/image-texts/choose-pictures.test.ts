import { expect, test } from 'vitest';
import { withBody } from '#tests/support/with-body.ts';
import { choosePictures } from './choose-pictures.ts';

const box = 'data-box="0 0 200 60"';
const chosen = (body: string) =>
  choosePictures(withBody(body).dom).map(({ node: { attributes, tag } }) => attributes.id ?? tag);

test('buttons come first, then links, then what names or says least', () => {
  const body = `<img id="muet" alt="" src="/a.png" ${box}>
    <div id="fond" style="background-image:url('/d.png')" ${box}></div>
    <img id="nomme" alt="Nos horaires changent" src="/b.png" ${box}>
    <a href="/contact"><img id="lien" alt="Contact" src="/c.png" ${box}></a>
    <object id="objet" type="image/png" data="/o.png" ${box}></object>
    <input id="bouton" type="image" alt="Envoyer" src="/e.png" ${box}>`;
  expect(chosen(body)).toEqual(['bouton', 'lien', 'nomme', 'fond', 'objet', 'muet']);
});

test('what would be suspected by its shape, were it not read, comes before links', () => {
  const links = '<a href="/qui"><img id="lien" alt="Une personne" src="/c.png" data-box="0 0 90 90"></a>';
  const strip = '<img id="bande" alt="La grande place au matin" src="/b.png" data-box="0 0 400 120">';
  const named = '<img id="promo" alt="Soldes" src="/promo-hiver.png" data-box="0 0 200 150">';
  expect(chosen(`${links}${strip}${named}`)).toEqual(['bande', 'promo', 'lien']);
});

test.each([
  ['a mark', `<img alt="Logo de la ville" src="/a.png" ${box}>`],
  ['a mark by its file', `<img alt="Mairie d’Exemple" src="/images/logo_ville.png" ${box}>`],
  [
    'a mark by what is around it',
    `<p class="site-brand"><img alt="Mairie d’Exemple" src="/a.png" ${box}></p>`,
  ],
  ['what leads home', `<a href="/"><img alt="Mairie d’Exemple" src="/a.png" ${box}></a>`],
  [
    'the mark of another site',
    `<a href="https://www.editions-exemplis.com/livres/116"><img alt="Exemplis" src="/a.png" ${box}></a>`,
  ],
  ['a vector drawing', `<img alt="Mairie d’Exemple" src="/a.svg?v=2" ${box}>`],
  ['a pictogram', '<img alt="Écrire au maire" src="/a.png" data-box="0 0 20 20">'],
  ['what is hidden', `<img alt="Mairie d’Exemple" src="/a.png" ${box} style="display:none">`],
  ['a single word that nothing operates', `<img alt="Champ" src="/a.png" ${box}>`],
  ['the ground of a text', `<div style="background-image:url('/d.png')" ${box}>Bonjour</div>`],
  [
    'the ground of an image',
    `<div style="background-image:url('/d.svg')" ${box}><img alt="" src="/a.svg"></div>`,
  ],
  [
    'a gradient over a picture',
    `<div style="background-image:linear-gradient(red,blue),url('/d.png')" ${box}></div>`,
  ],
  ['a page', `<object type="text/html" data="/o.html" ${box}></object>`],
])('%s is not read', (_, body) => {
  expect(chosen(body)).toEqual([]);
});
