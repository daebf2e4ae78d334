import { linkTo, pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-parametres-suivi.ts';

const site = (...links: ReturnType<typeof linkTo>[]) => siteArtifacts({ pages: [pageFacts({ links })] });

ruleCases(rule, {
  'plain links': { artifacts: site(linkTo('/a?page=2')), verdict: 'pass' },
  'tracking towards another site': {
    artifacts: site(linkTo('/a'), linkTo('https://autre.example/?utm_source=exemple')),
    verdict: 'pass',
  },
  'a campaign on an internal link': {
    artifacts: site(linkTo('/a?utm_source=accueil&utm_medium=banniere')),
    verdict: 'fail',
    pages: ['https://www.exemple.fr/'],
    evidence: [
      {
        type: 'request',
        url: 'https://www.exemple.fr/a?utm_source=accueil&utm_medium=banniere',
        note: 'lien de https://www.exemple.fr/',
      },
    ],
  },
  'no internal link': {
    artifacts: site(linkTo('https://autre.example/')),
    verdict: 'inapplicable',
    reason: 'aucun lien interne',
  },
});
