import { siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './geo-llms-txt.ts';

const site = (status: number, body = '', type = 'text/plain') => {
  const { llmsTxt } = siteArtifacts();
  const headers = [{ name: 'content-type', value: type }];
  return siteArtifacts({ llmsTxt: { ...llmsTxt, status, body, headers } });
};
const good = '# Valmont\n\n> Le site de la mairie de Valmont-les-Prés.\n\n- [Démarches](/demarches)';

ruleCases(rule, {
  'title, text and link': { artifacts: site(200, good), verdict: 'pass' },
  'no file, which nothing asks for': {
    artifacts: site(404),
    verdict: 'inapplicable',
    reason: 'pas de fichier llms.txt, qui reste facultatif',
  },
  'the home page answers': {
    artifacts: site(200, '<!doctype html><h1>Accueil</h1>', 'text/html'),
    verdict: 'inapplicable',
    reason: 'pas de fichier llms.txt, qui reste facultatif',
  },
  'no link': {
    artifacts: site(200, '# Valmont\n\nLe site de la mairie de Valmont-les-Prés et de ses services.'),
    verdict: 'fail',
    title: 'Le fichier llms.txt est incomplet : aucun lien',
    evidence: [
      { type: 'text', quote: '# Valmont\n\nLe site de la mairie de Valmont-les-Prés et de ses services.' },
    ],
  },
  empty: {
    artifacts: site(200),
    verdict: 'fail',
    title: 'Le fichier llms.txt est incomplet : le titre manque, aucun lien, le texte est trop court',
    evidence: [{ type: 'text', quote: 'fichier vide' }],
  },
  'no answer': { artifacts: site(0), verdict: 'error', reason: 'pas de réponse' },
});
