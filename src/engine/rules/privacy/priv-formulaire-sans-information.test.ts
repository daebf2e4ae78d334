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
  pass: {
    'inside the form': page(
      '<p>Vos données servent à vous répondre. <a href="/rgpd">Politique de confidentialité</a></p>',
    ),
    'just beside it': page('', '<p>Voir notre politique de confidentialité.</p>'),
  },
  fail: {
    'nothing said': page('', longText),
    'the footer alone is too far': page(
      '',
      longText,
      '<footer><a href="/rgpd">Données personnelles</a></footer>',
    ),
  },
  review: {
    'it promises not to share them': page('<small>Votre adresse ne sera jamais partagée.</small>'),
    'it says what for, not by whom nor how long': page(
      '<p>En renseignant votre adresse, vous acceptez de recevoir nos actualités. Vous pouvez vous désinscrire.</p>',
    ),
  },
  inapplicable: {
    'no form': pageArtifacts('<p>Bonjour</p>'),
    'a search engine': pageArtifacts(
      '<form role="search"><input type="search" aria-label="Rechercher"></form>',
    ),
    'a login': pageArtifacts(
      '<form method="post"><input type="email" aria-label="Courriel"><input type="password" aria-label="Mot de passe"></form>',
    ),
  },
});
