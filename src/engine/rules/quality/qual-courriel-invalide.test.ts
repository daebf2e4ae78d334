import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './qual-courriel-invalide.ts';

const page = (href: string) =>
  pageArtifacts(`<!doctype html><html lang="fr"><body><a href="${href}">Écrire</a></body></html>`);

ruleCases(rule, {
  'an address': { artifacts: page('mailto:mairie@exemple.fr'), verdict: 'pass' },
  'with a subject': { artifacts: page('mailto:mairie@exemple.fr?subject=Bonjour'), verdict: 'pass' },
  'two addresses': { artifacts: page('mailto:a@exemple.fr,b@exemple.fr'), verdict: 'pass' },
  'share by mail': { artifacts: page('mailto:?subject=Lisez'), verdict: 'pass' },
  'an accented domain': { artifacts: page('mailto:contact@société.fr'), verdict: 'pass' },
  'no top domain': {
    artifacts: page('mailto:mairie@valmont'),
    verdict: 'fail',
    title: 'Un lien d’e-mail est invalide',
    evidence: [{ type: 'element', selector: 'html > body > a' }],
  },
  'no at sign': {
    artifacts: page('mailto:mairie.exemple.fr'),
    verdict: 'fail',
    title: 'Un lien d’e-mail est invalide',
    evidence: [{ type: 'element', selector: 'html > body > a' }],
  },
  nothing: {
    artifacts: page('mailto:'),
    verdict: 'fail',
    title: 'Un lien d’e-mail est invalide',
    evidence: [{ type: 'element', selector: 'html > body > a' }],
  },
  'a space': {
    artifacts: page('mailto:mairie @exemple.fr'),
    verdict: 'fail',
    title: 'Un lien d’e-mail est invalide',
    evidence: [{ type: 'element', selector: 'html > body > a' }],
  },
  'a name before the address': {
    artifacts: page('mailto:Service technique&lt;travaux@exemple.fr&gt;?subject=Voirie'),
    verdict: 'fail',
    title:
      'Un lien d’e-mail contient un nom avec l’adresse : certains logiciels de messagerie peuvent le refuser',
    severity: 'info',
    evidence: [{ type: 'element', selector: 'html > body > a' }],
  },
  'a name before what is no address': {
    artifacts: page('mailto:Service technique&lt;travaux&gt;'),
    verdict: 'fail',
    title: 'Un lien d’e-mail est invalide',
    evidence: [{ type: 'element', selector: 'html > body > a' }],
  },
  'no mail link': { artifacts: page('/contact'), verdict: 'inapplicable' },
});
