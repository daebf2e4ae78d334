import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './rgaa-titre-page-generique.ts';

const page = (title: string) =>
  pageArtifacts(`<!doctype html><html lang="fr"><head><title>${title}</title></head><body></body></html>`);

ruleCases(rule, {
  'subject and site': { artifacts: page('Accueil – Ville d’Exemple'), verdict: 'pass' },
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
});
