import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { choiceVisit, siteWithChoices } from '#tests/support/choice-visits.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { banner } from '#tests/support/visit-parts.ts';
import rule from './priv-retrait-introuvable.ts';

const site = (changes: Parameters<typeof pageFacts>[0]) =>
  siteArtifacts({ pages: [pageFacts({ consentBanner: banner(), ...changes })] });
const withdrawn = (withdraw: ReturnType<typeof choiceVisit>) => siteWithChoices({ withdraw }).consentVisits;

ruleCases(rule, {
  'a link': {
    artifacts: site({
      links: [
        { text: 'Gérer mes cookies', url: 'https://www.exemple.fr/#cookies', region: 'footer', rel: '' },
      ],
    }),
    verdict: 'pass',
  },
  'a button of the footer': {
    artifacts: site({ footerText: 'Mentions légales Paramétrer les cookies' }),
    verdict: 'pass',
  },
  'a control elsewhere in the page': {
    artifacts: site({ footerText: 'Mentions légales', choiceWays: ['Gestion des cookies'] }),
    verdict: 'pass',
  },
  'a control that reopened the panel': {
    artifacts: { ...site({}), consentVisits: withdrawn(choiceVisit()) },
    verdict: 'pass',
  },
  'none before the choice': {
    artifacts: site({ footerText: 'Mentions légales' }),
    verdict: 'review',
    evidence: [
      {
        type: 'page',
        url: 'https://www.exemple.fr/',
        note: 'ni lien ni bouton « Gérer les cookies » avant le choix',
      },
    ],
  },
  'none after it either': {
    artifacts: { ...site({}), consentVisits: withdrawn(choiceVisit({ clicked: null })) },
    verdict: 'review',
    evidence: [
      {
        type: 'page',
        url: 'https://www.exemple.fr/',
        note: 'ni lien ni bouton « Gérer les cookies » avant ni après le choix',
      },
    ],
  },
  'no banner': { artifacts: siteArtifacts(), verdict: 'inapplicable', reason: 'aucun bandeau de choix' },
});
