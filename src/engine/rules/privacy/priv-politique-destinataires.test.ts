import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { legalPage } from '#tests/support/visit-parts.ts';
import rule from './priv-politique-destinataires.ts';

const policy = (text: string, changes = {}) =>
  siteArtifacts({ pages: [pageFacts(), legalPage('privacy', text, changes)] });

ruleCases(rule, {
  found: { artifacts: policy('Les destinataires sont nos équipes et notre hébergeur.'), verdict: 'pass' },
  'said in plain French': {
    artifacts: policy('Personne d’autre ne les reçoit que notre hébergeur. Nous ne les donnons à personne.'),
    verdict: 'pass',
  },
  'said in words that may mean it': {
    artifacts: policy('Claire lit vos messages chaque matin.'),
    verdict: 'review',
    evidence: [
      {
        type: 'page',
        url: 'https://www.exemple.fr/privacy',
        note: 'non trouvé : les destinataires des données',
      },
    ],
  },
  'read in full, not found': {
    artifacts: policy(
      'Bienvenue sur notre site. Vous disposez d’un droit d’accès à vos données et pouvez y accéder.',
    ),
    verdict: 'fail',
    evidence: [
      {
        type: 'page',
        url: 'https://www.exemple.fr/privacy',
        note: 'non trouvé : les destinataires des données',
      },
    ],
  },
  'a page with little text': {
    artifacts: policy('', { text: 'Voir le document joint.' }),
    verdict: 'review',
    evidence: [
      {
        type: 'page',
        url: 'https://www.exemple.fr/privacy',
        note: 'non trouvé : les destinataires des données',
      },
    ],
  },
  'a page in another language': {
    artifacts: policy('Welcome to our site.', { lang: 'en' }),
    verdict: 'review',
    evidence: [
      {
        type: 'page',
        url: 'https://www.exemple.fr/privacy',
        note: 'non trouvé : les destinataires des données',
      },
    ],
  },
  'a page cut in the visit': {
    artifacts: policy('', { text: 'a '.repeat(30_000) }),
    verdict: 'review',
    evidence: [
      {
        type: 'page',
        url: 'https://www.exemple.fr/privacy',
        note: 'non trouvé : les destinataires des données',
      },
    ],
  },
  'no policy': {
    artifacts: siteArtifacts(),
    verdict: 'inapplicable',
    reason: 'le document qui doit porter cette mention n’a pas été trouvé',
  },
});
