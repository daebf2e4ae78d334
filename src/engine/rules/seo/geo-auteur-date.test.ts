import { pageAt } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './geo-auteur-date.ts';

const article = (fields: object, text = '', path = '/blog/miel') =>
  pageAt(
    path,
    `<body><script type="application/ld+json">${JSON.stringify({ '@type': 'Article', headline: 'Le miel', ...fields })}</script><main><p>${text}</p></main></body>`,
  );

ruleCases(rule, {
  pass: {
    declared: article({ author: { '@type': 'Person', name: 'A. Martin' }, datePublished: '2026-01-02' }),
    written: article({}, 'Par Anne Martin, le 2 janvier 2026'),
    'a time element': article({ author: 'A. Martin' }, '<time datetime="2026-01-02">hier</time>'),
  },
  fail: { neither: article({}, 'Le miel est bon.'), 'no author': article({ datePublished: '2026-01-02' }) },
  inapplicable: {
    'no article': pageAt('/services'),
    'an ordinary page that calls itself an article': pageAt(
      '/services',
      '<head><meta property="og:type" content="article"></head>',
    ),
    'the home page': article({}, '', '/'),
  },
});
