import { drivenPage } from '#tests/support/moves.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './eco-defilement-infini.ts';

const scrolled = (heights: readonly number[], requests = 3, body?: string) =>
  drivenPage(
    { scroll: { ends: heights.map((height) => ({ height, requests })), score: 0, elements: [] } },
    body,
  );
const endless = [2_000, 4_000, 6_000, 8_000];

ruleCases(rule, {
  pass: {
    'a page that stays as it is': scrolled([3_000]),
    'pictures loaded on the way': scrolled([3_000, 3_400]),
    'a second part, then the end': scrolled([2_000, 4_000]),
    'a page that unfolds by itself': scrolled(endless, 0),
  },
  fail: { 'more each time': scrolled(endless) },
  review: {
    'a button beside': scrolled(endless, 3, '<button>Voir plus d’articles</button>'),
    'a pagination beside': scrolled(endless, 3, '<nav aria-label="Pagination"><a href="/2">2</a></nav>'),
  },
  inapplicable: { 'not driven': withBody('<p>x</p>') },
  error: { 'not finished': drivenPage({ scroll: null }) },
});
