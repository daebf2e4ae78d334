import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-ancre-vide-generique.ts';

const page = (...texts: string[]) =>
  pageArtifacts(`<body>${texts.map((text, index) => `<a href="/${index}">${text}</a>`).join(' ')}</body>`);

ruleCases(rule, {
  'telling texts': { artifacts: page('Accueil', 'Horaires', 'Tarifs', 'Écoles', 'Contact'), verdict: 'pass' },
  'one in five': {
    artifacts: page('Accueil', 'Horaires', 'Tarifs', 'Écoles', 'En savoir plus'),
    verdict: 'pass',
  },
  'completed for screen readers': {
    artifacts: page(
      'Accueil',
      'Horaires',
      'Tarifs',
      'En savoir plus sur les écoles',
      'Lire la suite de la lettre',
    ),
    verdict: 'pass',
  },
  'two in five': {
    artifacts: page('Accueil', 'Horaires', 'Tarifs', 'En savoir plus', 'Cliquez ici !'),
    verdict: 'fail',
    title: '40 % des liens internes ne disent pas où ils mènent',
    evidence: [
      { type: 'request', url: 'https://www.exemple.fr/3', note: '« En savoir plus »' },
      { type: 'request', url: 'https://www.exemple.fr/4', note: '« Cliquez ici ! »' },
    ],
  },
  'links without text': {
    artifacts: page('Accueil', 'Horaires', 'Tarifs', '', ''),
    verdict: 'fail',
    title: '40 % des liens internes ne disent pas où ils mènent',
    evidence: [
      { type: 'request', url: 'https://www.exemple.fr/3', note: 'lien sans texte' },
      { type: 'request', url: 'https://www.exemple.fr/4', note: 'lien sans texte' },
    ],
  },
  'few links': {
    artifacts: page('Cliquez ici', 'Ici'),
    verdict: 'inapplicable',
    reason: 'moins de cinq liens internes',
  },
  'vague links to another site': {
    artifacts: pageArtifacts('<body><a href="https://autre.example/">Cliquez ici</a> '.repeat(5)),
    verdict: 'inapplicable',
    reason: 'moins de cinq liens internes',
  },
  'words that the accessibility rule knows': {
    artifacts: page('Accueil', 'Horaires', 'Tarifs', 'Lire l’article', 'Go'),
    verdict: 'fail',
    title: '40 % des liens internes ne disent pas où ils mènent',
    evidence: [
      { type: 'request', url: 'https://www.exemple.fr/3', note: '« Lire l’article »' },
      { type: 'request', url: 'https://www.exemple.fr/4', note: '« Go »' },
    ],
  },
});
