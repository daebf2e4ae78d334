import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './sec-listage-repertoire.ts';

ruleCases(rule, {
  'an ordinary page': { artifacts: pageArtifacts(), verdict: 'pass' },
  'a page about an index': { artifacts: pageArtifacts('<title>Index of prices</title>'), verdict: 'pass' },
  Apache: {
    artifacts: pageArtifacts('<title>Index of /uploads</title><h1>Index of /uploads</h1>'),
    verdict: 'fail',
    severity: 'mineur',
    title: 'Un dossier du serveur affiche la liste de ses fichiers',
    evidence: [{ type: 'page', url: 'https://www.exemple.fr/', note: 'Index of /uploads' }],
  },
  'with a backup in it': {
    artifacts: pageArtifacts(
      '<title>Index of /bdd</title><h1>Index of /bdd</h1><a href="site-2026.sql">site-2026.sql</a><a href="a.jpg">a.jpg</a>',
    ),
    verdict: 'fail',
    severity: 'majeur',
    title: 'Un dossier du serveur affiche la liste de ses fichiers, dont des sauvegardes',
    evidence: [
      { type: 'page', url: 'https://www.exemple.fr/', note: 'Index of /bdd' },
      { type: 'element', selector: 'html > body > a:nth-of-type(1)' },
    ],
  },
  Python: {
    artifacts: pageArtifacts('<title>Directory listing for /docs/</title>'),
    verdict: 'fail',
    severity: 'mineur',
    title: 'Un dossier du serveur affiche la liste de ses fichiers',
    evidence: [{ type: 'page', url: 'https://www.exemple.fr/', note: 'Directory listing for /docs/' }],
  },
});
