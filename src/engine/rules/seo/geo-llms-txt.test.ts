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
  pass: { 'title, text and link': site(200, good) },
  fail: {
    'no file': site(404),
    'the home page answers': site(200, '<!doctype html><h1>Accueil</h1>', 'text/html'),
    'no link': site(200, '# Valmont\n\nLe site de la mairie de Valmont-les-Prés et de ses services.'),
    empty: site(200),
  },
  error: { 'no answer': site(0) },
});
