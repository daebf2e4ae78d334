import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './rgaa-recherche-acces.ts';

const page = (path: string, hasSearchForm: boolean) =>
  pageFacts({ url: `https://www.exemple.fr${path}`, isHome: path === '/', hasSearchForm });
const site = (...pages: ReturnType<typeof page>[]) => siteArtifacts({ pages });

ruleCases(rule, {
  pass: { everywhere: site(page('/', true), page('/a', true)) },
  fail: { 'missing on a page': site(page('/', true), page('/a', true), page('/b', false)) },
  review: { 'a form on one inner page': site(page('/', false), page('/annuaire', true)) },
  inapplicable: { 'no search': site(page('/', false), page('/a', false)), 'one page': site(page('/', true)) },
});
