import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './priv-formulaire-sans-information.ts';

const email = '<label>Courriel <input type="email" name="email"></label>';
const page = (inside: string, beside = '', after = '') =>
  pageArtifacts(
    `<main><section><form method="post">${email}${inside}<button>Envoyer</button></form>${beside}</section></main>${after}`,
  );
const longText = '<p>Nos horaires sont affichés à l’entrée de la mairie. </p>'.repeat(12);

ruleCases(rule, {
  'inside the form': {
    artifacts: page(
      '<p>Vos données servent à vous répondre. <a href="/rgpd">Politique de confidentialité</a></p>',
    ),
    verdict: 'pass',
  },
  'just beside it': {
    artifacts: page('', '<p>Voir notre politique de confidentialité.</p>'),
    verdict: 'pass',
  },
  'in the words of the person who agrees': {
    artifacts: page(
      '<label><input type="checkbox" required> J’accepte que mes données soient utilisées pour répondre à ma demande.</label>',
    ),
    verdict: 'pass',
  },
  'by a link whose address alone says it': {
    artifacts: page('<p>Voir <a href="/confidentialite">nos engagements</a>.</p>'),
    verdict: 'pass',
  },
  'nothing said': {
    artifacts: page('', longText),
    verdict: 'fail',
    title: 'Un formulaire recueille des données sans dire ce qu’elles deviennent',
    evidence: [{ type: 'element', selector: 'html > body > main > section > form' }],
  },
  'the footer alone is too far': {
    artifacts: page('', longText, '<footer><a href="/rgpd">Données personnelles</a></footer>'),
    verdict: 'fail',
    title: 'Un formulaire recueille des données sans dire ce qu’elles deviennent',
    evidence: [{ type: 'element', selector: 'html > body > main > section > form' }],
  },
  'the footer alone, just below a short page': {
    artifacts: page(
      '',
      '',
      '<footer><p>© 2026 <a href="/rgpd">Politique de confidentialité</a></p></footer>',
    ),
    verdict: 'fail',
    title: 'Un formulaire recueille des données sans dire ce qu’elles deviennent',
    evidence: [{ type: 'element', selector: 'html > body > main > section > form' }],
  },
  'the menu alone, just above it': {
    artifacts: pageArtifacts(
      `<header><nav><a href="/contact">Contact</a> <a href="/legal">Vie privée</a></nav></header><main><form method="post">${email}<button>Envoyer</button></form></main>`,
    ),
    verdict: 'fail',
    title: 'Un formulaire recueille des données sans dire ce qu’elles deviennent',
    evidence: [{ type: 'element', selector: 'html > body > main > form' }],
  },
  'the same link just below the button': {
    artifacts: page('', '<p><a href="/legal">Politique de confidentialité</a></p>'),
    verdict: 'pass',
  },
  'the same link in a foot of the block that holds the form': {
    artifacts: pageArtifacts(
      `<div><form method="post">${email}<button>Envoyer</button></form><footer><a href="/legal">Politique de confidentialité</a></footer></div>`,
    ),
    verdict: 'pass',
  },
  'a sentence at the top of the footer, just below the form': {
    artifacts: page('', '', '<footer><p>Vos données servent à vous répondre et à rien d’autre.</p></footer>'),
    verdict: 'pass',
  },
  'a form of the footer, with the links of the footer': {
    artifacts: pageArtifacts(
      `<footer><form method="post">${email}<button>Envoyer</button></form><ul><li><a href="/legal">Politique de confidentialité</a></li></ul></footer>`,
    ),
    verdict: 'pass',
  },
  'it promises not to share them': {
    artifacts: page('<small>Votre adresse ne sera jamais partagée.</small>'),
    verdict: 'review',
    title: 'Un formulaire dit peu de choses de l’usage des données : à vérifier',
    evidence: [{ type: 'element', selector: 'html > body > main > section > form' }],
  },
  'it says that the address is not published': {
    artifacts: page('<p>Votre adresse e-mail ne sera pas publiée.</p>'),
    verdict: 'review',
    title: 'Un formulaire dit peu de choses de l’usage des données : à vérifier',
    evidence: [{ type: 'element', selector: 'html > body > main > section > form' }],
  },
  'it says that what is given is neither sold nor shared': {
    artifacts: page('<p>Votre adresse n’est ni cédée ni vendue.</p>'),
    verdict: 'review',
    title: 'Un formulaire dit peu de choses de l’usage des données : à vérifier',
    evidence: [{ type: 'element', selector: 'html > body > main > section > form' }],
  },
  'it says that something else is not sold or shared': {
    artifacts: page(
      '<p>Les billets ne sont pas vendus sur place. Un dossier incomplet ne sera pas transmis.</p>',
    ),
    verdict: 'fail',
    title: 'Un formulaire recueille des données sans dire ce qu’elles deviennent',
    evidence: [{ type: 'element', selector: 'html > body > main > section > form' }],
  },
  'it says that one will be called back': {
    artifacts: page(
      '<p>En envoyant ce formulaire, vous acceptez d’être recontacté au sujet de votre demande.</p>',
    ),
    verdict: 'review',
    title: 'Un formulaire dit peu de choses de l’usage des données : à vérifier',
    evidence: [{ type: 'element', selector: 'html > body > main > section > form' }],
  },
  'it says what for, not by whom nor how long': {
    artifacts: page(
      '<p>En renseignant votre adresse, vous acceptez de recevoir nos actualités. Vous pouvez vous désinscrire.</p>',
    ),
    verdict: 'review',
    title: 'Un formulaire dit peu de choses de l’usage des données : à vérifier',
    evidence: [{ type: 'element', selector: 'html > body > main > section > form' }],
  },
  'no form': { artifacts: pageArtifacts('<p>Bonjour</p>'), verdict: 'inapplicable' },
  'a search engine': {
    artifacts: pageArtifacts('<form role="search"><input type="search" aria-label="Rechercher"></form>'),
    verdict: 'inapplicable',
  },
  'a login': {
    artifacts: pageArtifacts(
      '<form method="post"><input type="email" aria-label="Courriel"><input type="password" aria-label="Mot de passe"></form>',
    ),
    verdict: 'inapplicable',
  },
});
