import { pageArtifacts, words } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './qual-lorem-ipsum.ts';

const page = (text: string) =>
  pageArtifacts(`<!doctype html><html lang="fr"><body><p>${text}</p></body></html>`);

const slots = 'Un texte à compléter a été publié tel quel';
const toCome = 'Une page annonce un contenu qui n’est pas encore là';
const template = 'Un texte du modèle de départ est resté dans la page';

const exampleTitle = 'Un numéro de téléphone d’exemple est publié comme celui du site';

ruleCases(rule, {
  'a link that calls the number of an example': {
    artifacts: page('Appelez <a href="tel:+33612345678">notre atelier</a>.'),
    verdict: 'fail',
    title: exampleTitle,
    evidence: [{ type: 'element', selector: 'html > body > p > a' }],
  },
  'the number of an example, said to be that of the site': {
    artifacts: page('Téléphone : 01 23 45 67 89'),
    verdict: 'fail',
    title: exampleTitle,
    evidence: [{ type: 'text', quote: '01 23 45 67 89' }],
  },
  'how to write one’s number': {
    artifacts: page('Téléphone, format : 06 12 34 56 78. Votre téléphone (exemple : 01 23 45 67 89)'),
    verdict: 'pass',
  },
  'what a new site says of itself': {
    artifacts: page('Mon atelier – Just another WordPress site'),
    verdict: 'fail',
    title: template,
    evidence: [{ type: 'text', quote: 'Mon atelier – Just another WordPress site' }],
  },
  'a site that speaks of the same software': {
    artifacts: page('Nous créons votre site WordPress. Un site WordPress pour votre commune.'),
    verdict: 'pass',
  },
  'the owner’s name and a hint that a theme wrote': {
    artifacts: page(
      'Couverture <input placeholder="Enter your name..."><small>Copyright © Your Website 2022</small>',
    ),
    verdict: 'fail',
    title: template,
    evidence: [
      { type: 'text', quote: 'Couverture Copyright © Your Website 2022' },
      {
        type: 'element',
        selector: 'html > body > p > input',
        note: 'placeholder : « Enter your name... »',
      },
    ],
  },
  'the name of the company left after its year': {
    artifacts: page('© 2021 - 2024 Company Name'),
    verdict: 'fail',
    title: template,
    evidence: [{ type: 'text', quote: '© 2021 - 2024 Company Name' }],
  },
  'words said to a reader, and a hint of an English page': {
    artifacts: pageArtifacts(
      '<!doctype html><html lang="en"><body><p>We design your website. Protect your company.</p><input placeholder="Enter your name..."></body></html>',
    ),
    verdict: 'pass',
  },
  'places kept for a number, a portrait, what customers say': {
    artifacts: page(
      'Contactez nous au ... <em>Portrait à venir, format 3:4</em> <b>Témoignages de démonstration</b>',
    ),
    verdict: 'fail',
    title: slots,
    evidence: [
      {
        type: 'text',
        quote: 'Contactez nous au ... Portrait à venir, format 3:4 Témoignages de démonstration',
      },
      { type: 'text', quote: 'Témoignages de démonstration' },
    ],
  },
  'words that come close: a number after the dots, a picture that will come, what shows a machine': {
    artifacts: page(
      'Contactez-nous au … 05 62 00 12 13. Photo à venir. Portraits à venir dans la saison. Les témoignages de démonstration sont filmés. Avis de démonstration aérienne.',
    ),
    verdict: 'pass',
  },
  'real text': { artifacts: page('Le marché a lieu le samedi.'), verdict: 'pass' },
  'a page that explains variables': {
    artifacts: page(`Le dossier \${HOME} et la variable {{ nom }} sont remplacés.`),
    verdict: 'pass',
  },
  'a field in square brackets': {
    artifacts: page('Taper [Entrée] pour modifier [le texte].'),
    verdict: 'pass',
  },
  'Latin of another generator': {
    artifacts: page('Le mot du maire. Dum apud Persas, ut supra narravimus, perfidia regis motus agitat.'),
    verdict: 'fail',
    title: 'Un texte de remplissage est publié',
    evidence: [
      {
        type: 'text',
        quote: 'Le mot du maire. Dum apud Persas, ut supra narravimus, perfidia regis motus agi…',
      },
    ],
  },
  'Latin that is prayed': {
    artifacts: page('Pater noster, qui es in caelis, sanctificetur nomen tuum.'),
    verdict: 'pass',
  },
  'the word lorem alone': { artifacts: page('La société Lorem recrute.'), verdict: 'pass' },
  'a page whose content is to come': {
    artifacts: page('Fiscalité. Contenu à compléter.'),
    verdict: 'fail',
    title: 'Un texte à compléter a été publié tel quel',
    evidence: [{ type: 'text', quote: 'Fiscalité. Contenu à compléter.' }],
  },
  'a page said to be built, in other words': {
    artifacts: page('Galerie. Page en cours en construction'),
    verdict: 'fail',
    title: toCome,
    severity: 'mineur',
    evidence: [{ type: 'text', quote: 'Galerie. Page en cours en construction' }],
  },
  'a page still being written': {
    artifacts: page('Cette rubrique est en cours de rédaction.'),
    verdict: 'fail',
    title: toCome,
    severity: 'mineur',
    evidence: [{ type: 'text', quote: 'Cette rubrique est en cours de rédaction.' }],
  },
  'a page that only says that it is being built, in its heading': {
    artifacts: pageArtifacts(
      '<!doctype html><html lang="fr"><body><main><p>Accessibilité</p><h2>Page en construction</h2></main></body></html>',
    ),
    verdict: 'fail',
    title: toCome,
    severity: 'mineur',
    evidence: [{ type: 'text', quote: 'Accessibilité Page en construction' }],
  },
  'a page to come that also holds an instruction': {
    artifacts: page('Galerie. Contenu à venir. Texte à rédiger.'),
    verdict: 'fail',
    title: slots,
    evidence: [
      { type: 'text', quote: 'Contenu à venir. Texte à rédiger.' },
      { type: 'text', quote: 'Galerie. Contenu à venir. Texte à rédiger.' },
    ],
  },
  'a page to come under what a theme wrote': {
    artifacts: page('Page en construction. © Your Website 2022'),
    verdict: 'fail',
    title: template,
    evidence: [
      { type: 'text', quote: 'Page en construction. © Your Website 2022' },
      { type: 'text', quote: 'en construction. © Your Website 2022' },
    ],
  },
  'what a builder builds': { artifacts: page('Vingt maisons en cours de construction.'), verdict: 'pass' },
  'a form to fill in, in a page of text': {
    artifacts: page(`Le texte à compléter est joint. ${words(80)}`),
    verdict: 'pass',
  },
  'lorem ipsum': {
    artifacts: page('Lorem  ipsum dolor sit amet'),
    verdict: 'fail',
    title: 'Un texte de remplissage est publié',
    evidence: [{ type: 'text', quote: 'Lorem ipsum dolor sit amet' }],
  },
  'the end of it': {
    artifacts: page('consectetur dolor sit amet'),
    verdict: 'fail',
    title: 'Un texte de remplissage est publié',
    evidence: [{ type: 'text', quote: 'consectetur dolor sit amet' }],
  },
  'a title left to a script': {
    artifacts: page(`<a href="/x" title="\${nouvelleFenetre(titre)}">Aide</a>`),
    verdict: 'fail',
    title: 'Un texte à compléter a été publié tel quel',
    evidence: [{ type: 'element', selector: 'html > body > p > a', note: 'title : « …' }],
  },
  'an alternative to be written': {
    artifacts: page('<img src="/a.png" alt="[À MODIFIER - texte de l’image]">x'),
    verdict: 'fail',
    title: 'Un texte à compléter a été publié tel quel',
    evidence: [
      {
        type: 'element',
        selector: 'html > body > p > img',
        note: 'alt : « [À MODIFIER - texte de l’image] »',
      },
    ],
  },
  'an address to be filled in': {
    artifacts: page('<a href="[url - à modifier]">Accessibilité</a>'),
    verdict: 'fail',
    title: 'Un texte à compléter a été publié tel quel',
    evidence: [{ type: 'element', selector: 'html > body > p > a', note: 'href : « [url - à modifier] »' }],
  },
  'an object for a text': {
    artifacts: page('Prix : [object Object]'),
    verdict: 'fail',
    title: 'Un texte à compléter a été publié tel quel',
    evidence: [{ type: 'text', quote: 'Prix : [object Object]' }],
  },
  'a template': {
    artifacts: page('Insérez votre texte ici'),
    verdict: 'fail',
    title: 'Un texte de remplissage est publié',
    evidence: [{ type: 'text', quote: 'Insérez votre texte ici' }],
  },
  'no text': { artifacts: page(''), verdict: 'inapplicable', reason: 'aucun texte' },
});
