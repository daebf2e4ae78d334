import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { choiceVisit, siteWithChoices } from '#tests/support/choice-visits.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { banner } from '#tests/support/visit-parts.ts';
import rule from './priv-retrait-introuvable.ts';

const site = (changes: Parameters<typeof pageFacts>[0]) =>
  siteArtifacts({ pages: [pageFacts({ consentBanner: banner(), ...changes })] });
const withdrawn = (withdraw: ReturnType<typeof choiceVisit>) => siteWithChoices({ withdraw }).consentVisits;

ruleCases(rule, {
  pass: {
    'a link': site({
      links: [
        { text: 'Gérer mes cookies', url: 'https://www.exemple.fr/#cookies', region: 'footer', rel: '' },
      ],
    }),
    'a button of the footer': site({ footerText: 'Mentions légales Paramétrer les cookies' }),
    'a control that reopened the panel': { ...site({}), consentVisits: withdrawn(choiceVisit()) },
  },
  review: {
    'none before the choice': site({ footerText: 'Mentions légales' }),
    'none after it either': { ...site({}), consentVisits: withdrawn(choiceVisit({ clicked: null })) },
  },
  inapplicable: { 'no banner': siteArtifacts() },
});
