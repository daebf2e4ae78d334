import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-citation-non-balisee.ts';

const quote = '« Nous voulons une ville où chacun trouve enfin sa place »';

ruleCases(rule, {
  marked: { artifacts: withBody(`<blockquote><p>${quote}</p></blockquote>`), verdict: 'pass' },
  'a name between quotes': {
    artifacts: withBody('<p>Le dispositif « Petites villes de demain » continue.</p>'),
    verdict: 'pass',
  },
  'a heading': { artifacts: withBody(`<h2>${quote}</h2>`), verdict: 'pass' },
  unmarked: {
    artifacts: withBody(`<p>Le maire : ${quote}.</p>`),
    verdict: 'review',
    evidence: [
      {
        type: 'element',
        selector: 'html > body > p',
        note: '« Nous voulons une ville où chacun trouve enfin sa place »',
      },
    ],
  },
});
