import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-liens-trop-nombreux.ts';

const page = (count: number, address = (index: number) => `/${index}`) =>
  pageArtifacts(
    `<body>${Array.from({ length: count }, (_, index) => `<a href="${address(index)}">L${index}</a>`).join('')}</body>`,
  );

ruleCases(rule, {
  pass: { 'two hundred': page(200), 'many links to one page': page(250, (index) => `/a#${index}`) },
  fail: { 'more than two hundred': page(201) },
  inapplicable: { 'no link': page(0) },
});
