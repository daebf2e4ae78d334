import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './rgaa-recherche-acces.ts';

const page = (path: string, hasSearchForm: boolean) =>
  pageFacts({ url: `https://www.exemple.fr${path}`, isHome: path === '/', hasSearchForm });
const site = (...pages: ReturnType<typeof page>[]) => siteArtifacts({ pages });

ruleCases(rule, {
  everywhere: { artifacts: site(page('/', true), page('/a', true)), verdict: 'pass' },
  'missing on a page': {
    artifacts: site(page('/', true), page('/a', true), page('/b', false)),
    verdict: 'fail',
    title: 'La recherche n’est pas accessible depuis toutes les pages',
    pages: ['https://www.exemple.fr/b'],
    evidence: [{ type: 'page', url: 'https://www.exemple.fr/b', note: 'ni champ de recherche ni lien' }],
  },
  'a form on one inner page': {
    artifacts: site(page('/', false), page('/annuaire', true)),
    verdict: 'review',
    title: 'La recherche n’existe que sur quelques pages : à vérifier',
    pages: ['https://www.exemple.fr/'],
    evidence: [{ type: 'page', url: 'https://www.exemple.fr/', note: 'ni champ de recherche ni lien' }],
  },
  'no search': {
    artifacts: site(page('/', false), page('/a', false)),
    verdict: 'inapplicable',
    reason: 'pas de moteur de recherche, ou une seule page analysée',
  },
  'one page': {
    artifacts: site(page('/', true)),
    verdict: 'inapplicable',
    reason: 'pas de moteur de recherche, ou une seule page analysée',
  },
});
