import { drivenPage, unlookedCases } from '#tests/support/driven-page.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './eco-defilement-infini.ts';

const scrolled = (heights: readonly number[], requests = 3, body?: string) =>
  drivenPage(
    { scroll: { ends: heights.map((height) => ({ height, requests })), score: 0, elements: [] } },
    body,
  );
const endless = [2_000, 4_000, 6_000, 8_000];

ruleCases(rule, {
  'a page that stays as it is': { artifacts: scrolled([3_000]), verdict: 'pass' },
  'pictures loaded on the way': { artifacts: scrolled([3_000, 3_400]), verdict: 'pass' },
  'a second part, then the end': { artifacts: scrolled([2_000, 4_000]), verdict: 'pass' },
  'a page that unfolds by itself': { artifacts: scrolled(endless, 0), verdict: 'pass' },
  'more each time': {
    artifacts: scrolled(endless),
    verdict: 'fail',
    title: 'Le contenu se charge sans fin au défilement',
    occurrences: 1,
    evidence: [
      { type: 'value', label: 'Hauteur de la page à l’arrivée', value: '2 000 px, puis 3 requêtes' },
      { type: 'value', label: 'Hauteur après 1 défilement', value: '4 000 px, puis 3 requêtes' },
      { type: 'value', label: 'Hauteur après 2 défilements', value: '6 000 px, puis 3 requêtes' },
      { type: 'value', label: 'Hauteur après 3 défilements', value: '8 000 px, puis 3 requêtes' },
    ],
  },
  'a button beside': {
    artifacts: scrolled(endless, 3, '<button>Voir plus d’articles</button>'),
    verdict: 'review',
    title: 'Le contenu se charge au défilement, à côté d’une pagination : à vérifier',
    occurrences: 1,
    evidence: [
      { type: 'value', label: 'Hauteur de la page à l’arrivée', value: '2 000 px, puis 3 requêtes' },
      { type: 'value', label: 'Hauteur après 1 défilement', value: '4 000 px, puis 3 requêtes' },
      { type: 'value', label: 'Hauteur après 2 défilements', value: '6 000 px, puis 3 requêtes' },
      { type: 'value', label: 'Hauteur après 3 défilements', value: '8 000 px, puis 3 requêtes' },
    ],
  },
  'a pagination beside': {
    artifacts: scrolled(endless, 3, '<nav aria-label="Pagination"><a href="/2">2</a></nav>'),
    verdict: 'review',
    title: 'Le contenu se charge au défilement, à côté d’une pagination : à vérifier',
    occurrences: 1,
    evidence: [
      { type: 'value', label: 'Hauteur de la page à l’arrivée', value: '2 000 px, puis 3 requêtes' },
      { type: 'value', label: 'Hauteur après 1 défilement', value: '4 000 px, puis 3 requêtes' },
      { type: 'value', label: 'Hauteur après 2 défilements', value: '6 000 px, puis 3 requêtes' },
      { type: 'value', label: 'Hauteur après 3 défilements', value: '8 000 px, puis 3 requêtes' },
    ],
  },
  ...unlookedCases('scroll'),
});
