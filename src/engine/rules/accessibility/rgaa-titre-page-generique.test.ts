import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './rgaa-titre-page-generique.ts';

const page = (title: string) =>
  pageArtifacts(`<!doctype html><html lang="fr"><head><title>${title}</title></head><body></body></html>`);

ruleCases(rule, {
  pass: { 'subject and site': page('Accueil – Ville d’Exemple') },
  fail: {
    home: page('Accueil'),
    'a tool’s default': page('React App'),
    'an address': page('https://exemple.fr/x'),
  },
  review: { 'an acronym': page('SNCF'), 'a brand that is a domain': page('exemple.fr') },
  inapplicable: { 'no title': page('') },
});
