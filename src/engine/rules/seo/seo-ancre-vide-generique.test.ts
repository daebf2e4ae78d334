import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-ancre-vide-generique.ts';

const page = (...texts: string[]) =>
  pageArtifacts(`<body>${texts.map((text, index) => `<a href="/${index}">${text}</a>`).join(' ')}</body>`);

ruleCases(rule, {
  pass: {
    'telling texts': page('Accueil', 'Horaires', 'Tarifs', 'Écoles', 'Contact'),
    'one in five': page('Accueil', 'Horaires', 'Tarifs', 'Écoles', 'En savoir plus'),
    'completed for screen readers': page(
      'Accueil',
      'Horaires',
      'Tarifs',
      'En savoir plus sur les écoles',
      'Lire la suite de la lettre',
    ),
  },
  fail: {
    'two in five': page('Accueil', 'Horaires', 'Tarifs', 'En savoir plus', 'Cliquez ici !'),
    'links without text': page('Accueil', 'Horaires', 'Tarifs', '', ''),
  },
  inapplicable: { 'few links': page('Cliquez ici', 'Ici') },
});
