import { pageAt } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './geo-auteur-date.ts';

const article = (fields: object, text = '', path = '/blog/miel') =>
  pageAt(
    path,
    `<body><script type="application/ld+json">${JSON.stringify({ '@type': 'Article', headline: 'Le miel', ...fields })}</script><main><p>${text}</p></main></body>`,
  );

ruleCases(rule, {
  declared: {
    artifacts: article({ author: { '@type': 'Person', name: 'A. Martin' }, datePublished: '2026-01-02' }),
    verdict: 'pass',
  },
  written: { artifacts: article({}, 'Par Anne Martin, le 2 janvier 2026'), verdict: 'pass' },
  'a time element': {
    artifacts: article({ author: 'A. Martin' }, '<time datetime="2026-01-02">hier</time>'),
    verdict: 'pass',
  },
  neither: {
    artifacts: article({}, 'Le miel est bon.'),
    verdict: 'fail',
    title: 'L’article n’indique pas son auteur ni sa date',
    evidence: [
      { type: 'page', url: 'https://www.exemple.fr/blog/miel', note: 'introuvables : son auteur et sa date' },
    ],
  },
  'no author': {
    artifacts: article({ datePublished: '2026-01-02' }),
    verdict: 'fail',
    title: 'L’article n’indique pas son auteur',
    evidence: [{ type: 'page', url: 'https://www.exemple.fr/blog/miel', note: 'introuvable : son auteur' }],
  },
  'no article': {
    artifacts: pageAt('/services'),
    verdict: 'inapplicable',
    reason: 'la page n’est pas un article',
  },
  'an ordinary page that calls itself an article': {
    artifacts: pageAt('/services', '<head><meta property="og:type" content="article"></head>'),
    verdict: 'inapplicable',
    reason: 'la page n’est pas un article',
  },
  'the home page': {
    artifacts: article({}, '', '/'),
    verdict: 'inapplicable',
    reason: 'la page n’est pas un article',
  },
});
