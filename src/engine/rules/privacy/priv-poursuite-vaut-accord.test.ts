import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { banner } from '#tests/support/visit-parts.ts';
import rule from './priv-poursuite-vaut-accord.ts';

const inBanner = (text: string) => siteArtifacts({ pages: [pageFacts({ consentBanner: banner({ text }) })] });

ruleCases(rule, {
  pass: {
    'a clear act': inBanner('Cliquez sur « Tout accepter » pour autoriser les cookies.'),
    'continuing without accepting': inBanner('Vous pouvez continuer sans accepter.'),
  },
  fail: {
    'the classic sentence': inBanner(
      'En poursuivant votre navigation, vous acceptez l’utilisation de cookies.',
    ),
    'another wording': inBanner('La poursuite de la navigation vaut acceptation.'),
    'in the page, no banner recognised': siteArtifacts({
      pages: [pageFacts({ text: 'En continuant à utiliser ce site, vous acceptez nos cookies. OK' })],
    }),
  },
  inapplicable: {
    'no banner': siteArtifacts(),
    'another promise': siteArtifacts({
      pages: [pageFacts({ text: 'En utilisant ce service, vous acceptez les conditions.' })],
    }),
  },
});
