import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './qual-lorem-ipsum.ts';

const page = (text: string) =>
  pageArtifacts(`<!doctype html><html lang="fr"><body><p>${text}</p></body></html>`);

ruleCases(rule, {
  pass: {
    'real text': page('Le marché a lieu le samedi.'),
    'the word lorem alone': page('La société Lorem recrute.'),
  },
  fail: {
    'lorem ipsum': page('Lorem  ipsum dolor sit amet'),
    'the end of it': page('consectetur dolor sit amet'),
    'a template': page('Insérez votre texte ici'),
  },
  inapplicable: { 'no text': page('') },
});
