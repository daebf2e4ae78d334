import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-titre-h1-identiques-site.ts';

const site = (...titles: string[]) =>
  siteArtifacts({
    pages: titles.map((text, index) =>
      pageFacts({ url: `https://www.exemple.fr/${index}`, headings: [{ level: 1, text }] }),
    ),
  });

ruleCases(rule, {
  pass: {
    'each its own': site('Accueil', 'Démarches', 'Contact'),
    'half of the pages': site('Valmont', 'Valmont', 'Contact', 'Démarches'),
  },
  fail: { 'the name of the site everywhere': site('Valmont', 'VALMONT', 'Contact') },
  inapplicable: { 'two pages': site('Valmont', 'Valmont') },
});
