import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-html-brut-rendu.ts';

const html = (head: string) =>
  `<!doctype html><html lang="fr"><head>${head}</head><body><p>Texte</p></body></html>`;
/** A page received with that head, which scripts turned into the other. */
const page = (received: string, shown: string) => ({
  ...pageArtifacts(html(shown)),
  source: pageArtifacts(html(received)).source,
});
const canonical = (path: string) => `<link rel="canonical" href="https://www.exemple.fr${path}">`;
const robots = (content: string) => `<meta name="robots" content="${content}">`;
const version = (lang: string) => `<link rel="alternate" hreflang="${lang}" href="/${lang}/">`;
const data = '<script type="application/ld+json">{"@type":"Event"}</script>';
const indexing = 'Le HTML interdit d’indexer la page, et un script retire cette interdiction';
const changes = (names: string) =>
  `Les scripts changent ce que le HTML dit aux moteurs (${names}) : à vérifier`;

ruleCases(rule, {
  'nothing changes': {
    artifacts: page(canonical('/a') + robots('index'), canonical('/a') + robots('index')),
    verdict: 'pass',
  },
  'a script lets the page be indexed': {
    artifacts: page(robots('noindex'), robots('index, follow')),
    verdict: 'fail',
    title: indexing,
    evidence: [{ type: 'value', label: 'Consigne « robots »', value: 'index, follow', expected: 'noindex' }],
  },
  'a script forbids to index the page': {
    artifacts: page('', robots('noindex')),
    verdict: 'pass',
  },
  'another canonical address': {
    artifacts: page(canonical('/'), canonical('/a')),
    verdict: 'fail',
    title: 'Les scripts changent l’adresse canonique que le HTML annonce',
    severity: 'mineur',
    evidence: [
      {
        type: 'value',
        label: 'Adresse canonique',
        value: 'https://www.exemple.fr/a',
        expected: 'https://www.exemple.fr/',
      },
    ],
  },
  'a canonical address that a script alone gives': { artifacts: page('', canonical('/')), verdict: 'pass' },
  'another title': {
    artifacts: page('<title>Application</title>', '<title>Tarifs – Piscine</title>'),
    verdict: 'review',
    title: changes('titre'),
    severity: 'info',
    evidence: [
      { type: 'value', label: 'Titre de la page', value: 'Tarifs – Piscine', expected: 'Application' },
    ],
  },
  'a title that counts messages': {
    artifacts: page('<title>Accueil</title>', '<title>(2) Accueil</title>'),
    verdict: 'pass',
  },
  'the title of a drawing is none': {
    artifacts: page('<title>Accueil</title><svg><title>Logo</title></svg>', '<title>Accueil</title>'),
    verdict: 'pass',
  },
  'fewer languages': {
    artifacts: page(version('fr') + version('en'), version('fr')),
    verdict: 'review',
    title: changes('hreflang'),
    severity: 'info',
    evidence: [{ type: 'value', label: 'Versions par langue (hreflang)', value: 'fr', expected: 'en, fr' }],
  },
  'structured data that a script alone brings': {
    artifacts: page('', data),
    verdict: 'review',
    title: changes('données structurées'),
    severity: 'info',
    evidence: [
      {
        type: 'value',
        label: 'Données structurées (JSON-LD)',
        value: 'Event',
        expected: 'absent du HTML reçu',
      },
    ],
  },
  'structured data that were received': { artifacts: page(data, data), verdict: 'pass' },
  'HTML that was cut': {
    artifacts: (() => {
      const cut = page(robots('noindex'), '');
      return { ...cut, source: { ...cut.source, truncated: true } };
    })(),
    verdict: 'inapplicable',
    reason: 'le HTML reçu n’a pas été lu en entier',
  },
});
