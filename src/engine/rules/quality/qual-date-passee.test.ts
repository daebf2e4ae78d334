import type { PageFacts } from '#engine/artifacts.ts';
import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './qual-date-passee.ts';

const at = (path: string) => `https://www.exemple.fr${path}`;
const home = (text: string) => pageFacts({ text });
const other = (path: string, text: string, changes: Partial<PageFacts> = {}) =>
  pageFacts({ url: at(path), isHome: false, kind: 'other', title: 'Page', text, ...changes });
const site = (...pages: readonly PageFacts[]) => siteArtifacts({ pages });
const filler = 'Nous réparons les toitures du village depuis toujours. '.repeat(20);
const january = 'OFFRE JANVIER 2026 : la pose est offerte du 1 au 31 janvier.';
const quote = january;
const over = {
  verdict: 'fail',
  title: 'Le site annonce encore une offre terminée (le 31/01/2026)',
  evidence: [{ type: 'text', quote }],
} as const;

ruleCases(rule, {
  'prices of a year that is over': {
    artifacts: site(home(filler), other('/tarifs', 'Tarifs et réservations. Calendrier 2020, haute 345 €')),
    verdict: 'review',
    title: 'Les tarifs, le calendrier ou la saison publiés sont ceux de 2020 : à vérifier',
    pages: [at('/tarifs')],
    evidence: [{ type: 'text', quote: 'Calendrier 2020' }],
  },
  'results of a year that is over': {
    artifacts: site(home(filler), other('/resultats', 'Saison 2020-2021 : première place')),
    verdict: 'pass',
  },
  'an offer of January that opens the home page in November': {
    artifacts: site(home(january)),
    ...over,
    pages: [at('/')],
  },
  'the same at the end of every page': {
    artifacts: site(home(`${filler}${january} ${filler}`), other('/contact', january)),
    ...over,
    evidence: [
      {
        type: 'text',
        quote: `${january} Nous réparons les toitures du village depuis toujours.`,
      },
    ],
    pages: [at('/'), at('/contact')],
  },
  'the same on one page alone': {
    artifacts: site(home(filler), other('/tarifs', january)),
    verdict: 'review',
    title: 'Le site annonce peut-être une date déjà passée (le 31/01/2026) : à vérifier',
    pages: [at('/tarifs')],
    evidence: [{ type: 'text', quote }],
  },
  'a next concert of September': {
    artifacts: site(home('Prochain concert le 22 septembre à 15 h.')),
    verdict: 'review',
    title: 'Le site annonce peut-être une date déjà passée (le 22/09/2026) : à vérifier',
    pages: [at('/')],
    evidence: [{ type: 'text', quote: 'Prochain concert le 22 septembre à 15 h.' }],
  },
  'an offer that runs': {
    artifacts: site(home('OFFRE DÉCEMBRE 2026 : la pose est offerte du 1 au 31 décembre.')),
    verdict: 'pass',
  },
  'an offer that ended four days ago': {
    artifacts: site(home('Offre de rentrée valable jusqu’au 17 novembre 2026.')),
    verdict: 'pass',
  },
  'news of last year': { artifacts: site(home(filler), other('/actualites/2025', january)), verdict: 'pass' },
  'conditions of an offer that is over': {
    artifacts: site(home(filler), other('/cgv', january, { kind: 'sales-terms' })),
    verdict: 'pass',
  },
  'events declared to engines, all over': {
    artifacts: site(
      pageFacts({
        declaredDays: [
          { name: 'Concert', until: '2026-05-01' },
          { name: 'Fête', until: '2026-06-21' },
        ],
      }),
    ),
    verdict: 'review',
    title: 'Tous les événements déclarés aux moteurs sont passés (le dernier le 21/06/2026) : à vérifier',
    occurrences: 1,
    pages: [at('/')],
    evidence: [
      { type: 'value', value: 'Concert (01/05/2026)' },
      { type: 'value', value: 'Fête (21/06/2026)' },
    ],
  },
  'one of them is to come': {
    artifacts: site(
      pageFacts({ declaredDays: [{ name: 'Concert', until: '2026-05-01' }] }),
      other('/agenda', '', {
        declaredDays: [
          { name: 'Concert', until: '2026-05-01' },
          { name: 'Noël', until: '2026-12-24' },
        ],
      }),
    ),
    verdict: 'pass',
  },
  'a page that keeps one that is over': {
    artifacts: site(
      home(filler),
      other('/concert', '', { declaredDays: [{ name: 'C', until: '2025-05-01' }] }),
    ),
    verdict: 'pass',
  },
  'no date': { artifacts: site(home(filler)), verdict: 'pass' },
});
