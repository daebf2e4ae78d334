import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './qual-lorem-ipsum.ts';

const page = (text: string) =>
  pageArtifacts(`<!doctype html><html lang="fr"><body><p>${text}</p></body></html>`);

ruleCases(rule, {
  pass: {
    'real text': page('Le marché a lieu le samedi.'),
    'a page that explains variables': page(`Le dossier \${HOME} et la variable {{ nom }} sont remplacés.`),
    'a field in square brackets': page('Taper [Entrée] pour modifier [le texte].'),
    'the word lorem alone': page('La société Lorem recrute.'),
  },
  fail: {
    'lorem ipsum': page('Lorem  ipsum dolor sit amet'),
    'the end of it': page('consectetur dolor sit amet'),
    'a title left to a script': page(`<a href="/x" title="\${nouvelleFenetre(titre)}">Aide</a>`),
    'an alternative to be written': page('<img src="/a.png" alt="[À MODIFIER - texte de l’image]">x'),
    'an address to be filled in': page('<a href="[url - à modifier]">Accessibilité</a>'),
    'an object for a text': page('Prix : [object Object]'),
    'a template': page('Insérez votre texte ici'),
  },
  inapplicable: { 'no text': page('') },
});
