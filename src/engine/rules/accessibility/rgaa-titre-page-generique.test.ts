import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './rgaa-titre-page-generique.ts';

const page = (title: string) =>
  pageArtifacts(`<!doctype html><html lang="fr"><head><title>${title}</title></head><body></body></html>`);

const twoTitles = (first: string, second: string) =>
  pageArtifacts(
    `<!doctype html><html lang="fr"><head><title>${first}</title><title>${second}</title></head><body><h1>Horaires de la piscine</h1><p>Le bassin ouvre à neuf heures.</p></body></html>`,
  );

ruleCases(rule, {
  'subject and site': { artifacts: page('Accueil – Ville d’Exemple'), verdict: 'pass' },
  'the greeting of a tool': {
    artifacts: page('Bienvenue dans Adobe GoLive 6'),
    verdict: 'fail',
    title: 'Le titre de la page ne dit pas de quoi elle parle',
    evidence: [{ type: 'text', quote: 'Bienvenue dans Adobe GoLive 6', where: 'titre de la page' }],
  },
  'the greeting of a town': { artifacts: page('Bienvenue dans la ville de Golival'), verdict: 'pass' },
  home: {
    artifacts: page('Accueil'),
    verdict: 'fail',
    title: 'Le titre de la page ne dit pas de quoi elle parle',
    evidence: [{ type: 'text', quote: 'Accueil', where: 'titre de la page' }],
  },
  'a tool’s default': {
    artifacts: page('React App'),
    verdict: 'fail',
    title: 'Le titre de la page ne dit pas de quoi elle parle',
    evidence: [{ type: 'text', quote: 'React App', where: 'titre de la page' }],
  },
  'an address': {
    artifacts: page('https://exemple.fr/x'),
    verdict: 'fail',
    title: 'Le titre de la page ne dit pas de quoi elle parle',
    evidence: [{ type: 'text', quote: 'https://exemple.fr/x', where: 'titre de la page' }],
  },
  'an acronym': {
    artifacts: page('SNCF'),
    verdict: 'review',
    title: 'Le titre de la page est très court : à vérifier',
    evidence: [{ type: 'text', quote: 'SNCF', where: 'titre de la page' }],
  },
  'a brand that is a domain': {
    artifacts: page('exemple.fr'),
    verdict: 'review',
    title: 'Le titre de la page est très court : à vérifier',
    evidence: [{ type: 'text', quote: 'exemple.fr', where: 'titre de la page' }],
  },
  'no title': { artifacts: page(''), verdict: 'inapplicable' },
  'a title that speaks of the page, then another': {
    artifacts: twoTitles('Piscine – Ville d’Exemple', 'Bassin municipal'),
    verdict: 'pass',
  },
  'a title whose words the page says in the singular': {
    artifacts: twoTitles('Nos bassines ouvertes', 'La piscine'),
    verdict: 'pass',
  },
  'two titles that both speak of something else': {
    artifacts: twoTitles('Ville d’Exemple', 'Site officiel'),
    verdict: 'pass',
  },
  'a title of another page before the right one': {
    artifacts: twoTitles('Modèle à dupliquer', 'La piscine : horaires'),
    verdict: 'fail',
    title: 'La page a deux titres, et le navigateur montre celui qui ne parle pas d’elle',
    evidence: [
      { type: 'text', quote: 'Modèle à dupliquer', where: 'titre de la page' },
      { type: 'text', quote: 'La piscine : horaires', where: 'second titre, ignoré' },
    ],
  },
});
