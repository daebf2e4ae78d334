import { linkTo, pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-parametres-suivi.ts';

const site = (...links: ReturnType<typeof linkTo>[]) => siteArtifacts({ pages: [pageFacts({ links })] });

ruleCases(rule, {
  pass: {
    'plain links': site(linkTo('/a?page=2')),
    'tracking towards another site': site(linkTo('/a'), linkTo('https://autre.example/?utm_source=exemple')),
  },
  fail: { 'a campaign on an internal link': site(linkTo('/a?utm_source=accueil&utm_medium=banniere')) },
  inapplicable: { 'no internal link': site(linkTo('https://autre.example/')) },
});
