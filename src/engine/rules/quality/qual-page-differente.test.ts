import type { PageFacts, PageLink } from '#engine/artifacts.ts';
import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './qual-page-differente.ts';

const origin = 'https://www.exemple.fr';
const link = (region: PageLink['region'], path: string): PageLink => ({
  url: origin + path,
  text: path,
  region,
  rel: '',
});
const menu = ['/a', '/b', '/c'].map((path) => link('nav', path));
const footer = ['/mentions-legales', '/contact', '/plan'].map((path) => link('footer', path));
const ordinary = (number: number, changes: Partial<PageFacts> = {}) =>
  pageFacts({
    url: `${origin}/page-${number}`,
    isHome: false,
    kind: 'other',
    title: `Rubrique ${number} – Ville d’Exemple`,
    links: [...menu, ...footer],
    headers: [{ name: 'X-Content-Type-Options', value: 'nosniff' }],
    ...changes,
  });
const nine = Array.from({ length: 9 }, (_, at) => ordinary(at));
const site = (...last: PageFacts[]) => siteArtifacts({ pages: [...nine, ...last] });
const odd = (changes: Partial<PageFacts>, note: string) => ({
  artifacts: site(ordinary(9, changes)),
  verdict: 'review' as const,
  title: 'Des pages ne sont pas faites comme les autres pages du site : à vérifier',
  evidence: [{ type: 'page' as const, url: `${origin}/page-9`, note }],
  occurrences: 1,
  pages: [`${origin}/page-9`],
});

ruleCases(rule, {
  'ten pages alike': { artifacts: site(ordinary(9)), verdict: 'pass' },
  'nine pages': {
    artifacts: site(),
    verdict: 'inapplicable',
    reason: 'moins de dix pages comparables',
  },
  'an old page without menu nor footer': odd({ links: [] }, 'sans le menu commun, le pied de page commun'),
  'a page that names another site': odd(
    { title: 'Untitled Document' },
    'sans « Ville d’Exemple » dans le titre',
  ),
  'a page of another server': odd({ headers: [] }, 'sans l’en-tête HTTP x-content-type-options'),
  'a menu that stands elsewhere on the page': {
    artifacts: site(
      ordinary(9, { links: [...menu.map((one) => ({ ...one, region: 'aside' as const })), ...footer] }),
    ),
    verdict: 'pass',
  },
  'two pages of ten are a habit of their own': {
    artifacts: siteArtifacts({
      pages: [...nine.slice(0, 8), ordinary(8, { links: menu }), ordinary(9, { links: menu })],
    }),
    verdict: 'pass',
  },
  'the home page, the sign-in page and a page in error are left out': {
    artifacts: site(
      ordinary(9),
      ordinary(10, { isHome: true, kind: 'home', links: [] }),
      ordinary(11, { kind: 'login', links: [], title: 'Connexion' }),
      ordinary(12, { status: 404, links: [] }),
    ),
    verdict: 'pass',
  },
});
