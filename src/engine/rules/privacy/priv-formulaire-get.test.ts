import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './priv-formulaire-get.ts';

const form = (attributes: string, field = '<input type="email" name="email" aria-label="Courriel">') =>
  pageArtifacts(`<form ${attributes}>${field}</form>`);

ruleCases(rule, {
  pass: { post: form('method="post" action="/contact"'), 'in capitals': form('method="POST"') },
  fail: {
    'explicit get': form('method="get" action="/contact"'),
    'get by default': form('action="/contact"'),
    'an address in a link': pageArtifacts(
      '<a href="/desabonnement?email=jean%40exemple.fr">Se désabonner</a>',
    ),
  },
  review: {
    'neither method nor action': form(''),
    'a script listens': form('action="/contact" data-listeners="submit"'),
  },
  inapplicable: {
    'a search engine': form('action="/recherche"', '<input type="search" name="q" aria-label="Rechercher">'),
    'a directory by name': form('action="/annuaire"', '<input type="text" name="nom" aria-label="Nom">'),
    'a mail link': pageArtifacts('<a href="mailto:a@b.fr?email=a@b.fr">Écrire</a>'),
  },
});
