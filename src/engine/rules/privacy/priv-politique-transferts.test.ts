import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { legalPage, thirdParty } from '#tests/support/visit-parts.ts';
import rule from './priv-politique-transferts.ts';

const home = pageFacts({ thirdParties: [thirdParty('https://www.google-analytics.com/g/collect')] });
const policy = (text: string) => siteArtifacts({ pages: [home, legalPage('privacy', text)] });

ruleCases(rule, {
  said: { artifacts: policy('Des données sont transférées hors de l’Union européenne.'), verdict: 'pass' },
  guaranteed: { artifacts: policy('Clauses contractuelles types de la Commission.'), verdict: 'pass' },
  'a country where data go': {
    artifacts: policy('Vos données sont stockées aux États-Unis.'),
    verdict: 'pass',
  },
  'a processor and its country': {
    artifacts: policy('Nous passons par Exemple (Exemple Inc., États-Unis), notre sous-traitant.'),
    verdict: 'pass',
  },
  'the country of the host alone': {
    artifacts: policy('Vos données sont protégées. Le site est hébergé par Exemple, Seattle, États-Unis.'),
    verdict: 'review',
    title: 'La politique de confidentialité ne parle pas des transferts hors d’Europe : à vérifier',
    evidence: [{ type: 'request', url: 'https://www.google-analytics.com/g/collect' }],
  },
  'not said': {
    artifacts: policy('Vos données sont protégées.'),
    verdict: 'review',
    title: 'La politique de confidentialité ne parle pas des transferts hors d’Europe : à vérifier',
    evidence: [
      {
        type: 'request',
        url: 'https://www.google-analytics.com/g/collect',
        note: 'Google Analytics (mesure d’audience)',
      },
    ],
  },
  'not said of the service that receives a form': {
    artifacts: siteArtifacts({
      pages: [
        pageFacts({
          forms: [{ action: 'https://formspree.io/f/abcd', method: 'post', fields: [], text: 'Envoyer' }],
        }),
        legalPage('privacy', 'Vos données sont protégées.'),
      ],
    }),
    verdict: 'review',
    title: 'La politique de confidentialité ne parle pas des transferts hors d’Europe : à vérifier',
    evidence: [{ type: 'request', url: 'https://formspree.io/f/abcd' }],
  },
  'a decision of adequacy for the service that was seen': {
    artifacts: policy('Google Analytics s’appuie sur une décision d’adéquation de la Commission européenne.'),
    verdict: 'pass',
  },
  'a decision of adequacy for somebody else': {
    artifacts: policy(
      'Vos données sont en Suisse. Ce pays bénéficie d’une décision d’adéquation de la Commission européenne.',
    ),
    verdict: 'review',
    title:
      'La politique de confidentialité cite une garantie de transfert, sans parler de services établis hors d’Europe que le site utilise : à vérifier',
    occurrences: 1,
    evidence: [
      {
        type: 'text',
        quote: "Vos données sont en Suisse. Ce pays bénéficie d'une décision d'adéquation de la…",
        where: 'https://www.exemple.fr/privacy',
      },
      { type: 'request', url: 'https://www.google-analytics.com/g/collect' },
    ],
  },
  'no foreign service': {
    artifacts: siteArtifacts({ pages: [pageFacts(), legalPage('privacy', 'Vos données.')] }),
    verdict: 'inapplicable',
    reason: 'aucun service établi hors d’Europe vu',
  },
  'no policy': {
    artifacts: siteArtifacts({ pages: [home] }),
    verdict: 'inapplicable',
    reason: 'la politique n’a pas été trouvée',
  },
  'a European service': {
    artifacts: siteArtifacts({
      pages: [
        pageFacts({ thirdParties: [thirdParty('https://client.crisp.chat/l.js')] }),
        legalPage('privacy', 'Vos données.'),
      ],
    }),
    verdict: 'inapplicable',
    reason: 'aucun service établi hors d’Europe vu',
  },
});
