import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { banner } from '#tests/support/visit-parts.ts';
import rule from './priv-poursuite-vaut-accord.ts';

const inBanner = (text: string) => siteArtifacts({ pages: [pageFacts({ consentBanner: banner({ text }) })] });

ruleCases(rule, {
  'a clear act': {
    artifacts: inBanner('Cliquez sur « Tout accepter » pour autoriser les cookies.'),
    verdict: 'pass',
  },
  'continuing without accepting': {
    artifacts: inBanner('Vous pouvez continuer sans accepter.'),
    verdict: 'pass',
  },
  'the classic sentence': {
    artifacts: inBanner('En poursuivant votre navigation, vous acceptez l’utilisation de cookies.'),
    verdict: 'fail',
    pages: ['https://www.exemple.fr/'],
    evidence: [
      { type: 'text', quote: "En poursuivant votre navigation, vous acceptez l'utilisation de cookies." },
    ],
  },
  'another wording': {
    artifacts: inBanner('La poursuite de la navigation vaut acceptation.'),
    verdict: 'fail',
    pages: ['https://www.exemple.fr/'],
    evidence: [{ type: 'text', quote: 'La poursuite de la navigation vaut acceptation.' }],
  },
  'in the page, no banner recognised': {
    artifacts: siteArtifacts({
      pages: [pageFacts({ text: 'En continuant à utiliser ce site, vous acceptez nos cookies. OK' })],
    }),
    verdict: 'fail',
    pages: ['https://www.exemple.fr/'],
    evidence: [{ type: 'text', quote: 'En continuant à utiliser ce site, vous acceptez nos cookies. OK' }],
  },
  'said in the policy only': {
    artifacts: siteArtifacts({
      pages: [
        pageFacts(),
        pageFacts({
          url: 'https://www.exemple.fr/confidentialite',
          isHome: false,
          kind: 'privacy',
          text: 'En naviguant sur ce site, vous acceptez l’usage de cookies de mesure.',
        }),
      ],
    }),
    verdict: 'review',
    title: 'Continuer la visite est présenté comme un accord aux cookies : à vérifier',
    pages: ['https://www.exemple.fr/confidentialite'],
    evidence: [
      { type: 'text', quote: "En naviguant sur ce site, vous acceptez l'usage de cookies de mesure." },
    ],
  },
  'a policy that says what cookies are not': {
    artifacts: siteArtifacts({
      pages: [
        pageFacts({ kind: 'privacy', text: 'En utilisant le formulaire, vous acceptez d’être rappelé.' }),
      ],
    }),
    verdict: 'inapplicable',
    reason: 'aucun bandeau de choix',
  },
  'no banner': { artifacts: siteArtifacts(), verdict: 'inapplicable', reason: 'aucun bandeau de choix' },
  'another promise': {
    artifacts: siteArtifacts({
      pages: [pageFacts({ text: 'En utilisant ce service, vous acceptez les conditions.' })],
    }),
    verdict: 'inapplicable',
    reason: 'aucun bandeau de choix',
  },
});
