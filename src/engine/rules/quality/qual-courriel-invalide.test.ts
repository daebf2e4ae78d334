import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './qual-courriel-invalide.ts';

const page = (href: string) =>
  pageArtifacts(`<!doctype html><html lang="fr"><body><a href="${href}">Écrire</a></body></html>`);

/** A button that a press on makes do that. */
const button = (onclick: string) => withBody(`<button onclick="${onclick}">Réserver</button>`);
const model = 'Un lien d’e-mail écrit à une adresse de modèle : à vérifier';

const shows = (href: string, text: string) => withBody(`<a href="${href}">${text}</a>`);
const other = {
  verdict: 'fail',
  title: 'Un lien d’e-mail écrit à une autre adresse que celle qui est affichée',
} as const;
const link = (note: string) => [{ type: 'element', selector: 'html > body > a', note }] as const;

ruleCases(rule, {
  'an address that is shown, and another that is written to': {
    artifacts: shows('mailto:contact@ancien.fr', 'contact@nouveau.fr'),
    ...other,
    evidence: link('affiche contact@nouveau.fr, écrit à contact@ancien.fr'),
  },
  'another letter': {
    artifacts: shows('mailto:marie@exemple.fr?subject=Devis', 'Écrire à mairie@exemple.fr'),
    ...other,
    evidence: link('affiche mairie@exemple.fr, écrit à marie@exemple.fr'),
  },
  'the same address in other letters, coded, among several, hidden from robots, cut short': {
    artifacts: withBody(
      [
        '<a href="mailto:Contact%40Exemple.fr">contact@exemple.fr</a>',
        '<a href="mailto:a@exemple.fr,b@exemple.fr">b@exemple.fr</a>',
        '<a href="mailto:contact@exemple.fr">contact (arobase) exemple.fr</a>',
        '<a href="mailto:contact@exemple.fr">rf.elpmexe@tcatnoc</a>',
        '<a href="mailto:contact@exemple.fr">contact@<span style="display:none">pas.</span>exemple.fr</a>',
        '<a href="mailto:secretariat@exemple.fr">secretariat@exemple.f…</a>',
      ].join(''),
    ),
    verdict: 'pass',
  },
  'a button that writes to the address of a template': {
    artifacts: button("location.href='mailto:email@reservation.fr';"),
    verdict: 'review',
    title: model,
    severity: 'mineur',
    evidence: [{ type: 'element', selector: 'html > body > button' }],
  },
  'a link that writes to the address of a template, among several': {
    artifacts: page('mailto:mairie@valmont.fr,contact@example.com?subject=Bonjour'),
    verdict: 'review',
    title: model,
    severity: 'mineur',
    evidence: [{ type: 'element', selector: 'html > body > a' }],
  },
  'a button that writes to an address': {
    artifacts: button("window.open('mailto:mairie@valmont.fr')"),
    verdict: 'pass',
  },
  'a button that writes to no address': {
    artifacts: button('window.location = `mailto:mairie@valmont`'),
    verdict: 'fail',
    title: 'Un lien d’e-mail est invalide',
    severity: 'mineur',
    evidence: [{ type: 'element', selector: 'html > body > button' }],
  },
  'a button that puts the address together': {
    artifacts: button("location.href = 'mailto:' + ['mairie', 'valmont.fr'].join('@')"),
    verdict: 'inapplicable',
  },
  'a button that fills the address in': {
    artifacts: button('location.href = `mailto:$' + '{this.dataset.mail}`'),
    verdict: 'inapplicable',
  },
  'a button that goes elsewhere': { artifacts: button("location.href='/mailto'"), verdict: 'inapplicable' },
  'an address so called, of the site itself': {
    artifacts: page('mailto:email@exemple.fr'),
    verdict: 'pass',
  },
  'an example in a code': {
    artifacts: withBody('<pre><a href="mailto:nom@example.com">nom@example.com</a></pre>'),
    verdict: 'pass',
  },
  'an address': { artifacts: page('mailto:mairie@exemple.fr'), verdict: 'pass' },
  'with a subject': { artifacts: page('mailto:mairie@exemple.fr?subject=Bonjour'), verdict: 'pass' },
  'two addresses': { artifacts: page('mailto:a@exemple.fr,b@exemple.fr'), verdict: 'pass' },
  'share by mail': { artifacts: page('mailto:?subject=Lisez'), verdict: 'pass' },
  'an accented domain': { artifacts: page('mailto:contact@société.fr'), verdict: 'pass' },
  'no top domain': {
    artifacts: page('mailto:mairie@valmont'),
    verdict: 'fail',
    title: 'Un lien d’e-mail est invalide',
    severity: 'mineur',
    evidence: [{ type: 'element', selector: 'html > body > a' }],
  },
  'no at sign': {
    artifacts: page('mailto:mairie.exemple.fr'),
    verdict: 'fail',
    title: 'Un lien d’e-mail est invalide',
    severity: 'mineur',
    evidence: [{ type: 'element', selector: 'html > body > a' }],
  },
  nothing: {
    artifacts: page('mailto:'),
    verdict: 'fail',
    title: 'Un lien d’e-mail est invalide',
    severity: 'mineur',
    evidence: [{ type: 'element', selector: 'html > body > a' }],
  },
  'a space': {
    artifacts: page('mailto:mairie @exemple.fr'),
    verdict: 'fail',
    title: 'Un lien d’e-mail est invalide',
    severity: 'mineur',
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
    severity: 'mineur',
    evidence: [{ type: 'element', selector: 'html > body > a' }],
  },
  'no mail link': { artifacts: page('/contact'), verdict: 'inapplicable' },
});
