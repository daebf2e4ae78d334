import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-citation-non-balisee.ts';

const quote = '« Nous voulons une ville où chacun trouve enfin sa place »';

ruleCases(rule, {
  pass: {
    marked: withBody(`<blockquote><p>${quote}</p></blockquote>`),
    'a name between quotes': withBody('<p>Le dispositif « Petites villes de demain » continue.</p>'),
    'a heading': withBody(`<h2>${quote}</h2>`),
  },
  review: { unmarked: withBody(`<p>Le maire : ${quote}.</p>`) },
});
