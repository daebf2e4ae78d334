import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './qual-courriel-invalide.ts';

const page = (href: string) =>
  pageArtifacts(`<!doctype html><html lang="fr"><body><a href="${href}">Écrire</a></body></html>`);

ruleCases(rule, {
  pass: {
    'an address': page('mailto:mairie@exemple.fr'),
    'with a subject': page('mailto:mairie@exemple.fr?subject=Bonjour'),
    'two addresses': page('mailto:a@exemple.fr,b@exemple.fr'),
    'share by mail': page('mailto:?subject=Lisez'),
    'an accented domain': page('mailto:contact@société.fr'),
  },
  fail: {
    'no top domain': page('mailto:mairie@valmont'),
    'no at sign': page('mailto:mairie.exemple.fr'),
    nothing: page('mailto:'),
    'a space': page('mailto:mairie @exemple.fr'),
  },
  inapplicable: { 'no mail link': page('/contact') },
});
