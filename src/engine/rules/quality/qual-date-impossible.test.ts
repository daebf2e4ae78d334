import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './qual-date-impossible.ts';

const home = 'https://www.exemple.fr/';
const site = (text: string) => siteArtifacts({ pages: [pageFacts({ text })] });

ruleCases(rule, {
  'a day that its month does not have': {
    artifacts: site('Inscriptions jusqu’au 31 juin.'),
    verdict: 'fail',
    title: 'Une date annoncée n’existe pas (juin a 30 jours)',
    pages: [home],
    evidence: [{ type: 'text', quote: '31 juin (juin a 30 jours)' }],
  },
  'a day of the week that is another one, on two pages': {
    artifacts: siteArtifacts({
      pages: [
        pageFacts({ text: 'Loto le dimanche 13 mars 2027.' }),
        pageFacts({ url: `${home}agenda`, isHome: false, text: 'Loto : dimanche 13 mars 2027' }),
      ],
    }),
    verdict: 'fail',
    title: 'Une date annoncée ne tombe pas ce jour-là (le 13 mars 2027 est un samedi)',
    pages: [home, `${home}agenda`],
    evidence: [{ type: 'text', quote: 'dimanche 13 mars 2027 (le 13 mars 2027 est un samedi)' }],
  },
  'dates that are': { artifacts: site('Loto le samedi 13 mars 2027 et le 30 juin.'), verdict: 'pass' },
});
