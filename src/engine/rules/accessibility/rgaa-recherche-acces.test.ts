import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import { hasSearchForm } from '../../derive/dom/forms.ts';
import rule from './rgaa-recherche-acces.ts';

const page = (path: string, hasSearchForm: boolean) =>
  pageFacts({ url: `https://www.exemple.fr${path}`, isHome: path === '/', hasSearchForm });
/** A page told by its code. */
const shown = (path: string, body: string) => page(path, hasSearchForm(withBody(body).dom));
const search = '<header><form action="/recherche"><input type="search"></form></header>';
const filtered =
  '<div><label>Rechercher : <input type="search"></label><table><tr><th>Nom</th></tr></table></div>';
const site = (...pages: ReturnType<typeof page>[]) => siteArtifacts({ pages });

ruleCases(rule, {
  everywhere: { artifacts: site(page('/', true), page('/a', true)), verdict: 'pass' },
  'filters over tables alone': {
    artifacts: site(shown('/', filtered), shown('/a', filtered), shown('/b', '<p>x</p>')),
    verdict: 'inapplicable',
    reason: 'pas de moteur de recherche, ou une seule page analysée',
  },
  'a filter where the search is missing': {
    artifacts: site(shown('/', search), shown('/a', search + filtered), shown('/b', filtered)),
    verdict: 'fail',
    title: 'La recherche n’est pas accessible depuis toutes les pages',
    pages: ['https://www.exemple.fr/b'],
    evidence: [{ type: 'page', url: 'https://www.exemple.fr/b' }],
  },
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
