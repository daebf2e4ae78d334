import { siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './sec-erreur-verbeuse.ts';

const answer = (body: string, status = 404) =>
  siteArtifacts({ notFoundProbe: { ...siteArtifacts().notFoundProbe, status, body } });

ruleCases(rule, {
  'a simple page': { artifacts: answer('<h1>Page introuvable</h1><p>Erreur 404</p>'), verdict: 'pass' },
  'the words alone': {
    artifacts: answer('<p>Warning: this page is gone. Nous faisons une exception.</p>'),
    verdict: 'pass',
  },
  PHP: {
    artifacts: answer(
      '<b>Warning</b>:  include(404.php): failed to open stream in <b>/var/www/html/index.php</b> on line 3',
    ),
    verdict: 'fail',
    evidence: [
      {
        type: 'text',
        quote: 'Warning</b>:  include(404.php): failed to open stream in <b>/var/www/html/index.php',
        where: 'https://www.exemple.fr/xyz',
      },
    ],
  },
  Python: {
    artifacts: answer('<pre>Traceback (most recent call last):\n  File "/srv/app.py"'),
    verdict: 'fail',
    evidence: [
      { type: 'text', quote: 'Traceback (most recent call last)', where: 'https://www.exemple.fr/xyz' },
    ],
  },
  Node: {
    artifacts: answer(
      '<pre>Error: Not Found<br> at next (/srv/app/node_modules/express/lib/router.js:12:5)</pre>',
    ),
    verdict: 'fail',
    evidence: [
      {
        type: 'text',
        quote: 'at next (/srv/app/node_modules/express/lib/router.js:12:5)',
        where: 'https://www.exemple.fr/xyz',
      },
    ],
  },
  SQL: {
    artifacts: answer('SQLSTATE[42S02]: Base table or view not found'),
    verdict: 'fail',
    evidence: [{ type: 'text', quote: 'SQLSTATE[42S02]', where: 'https://www.exemple.fr/xyz' }],
  },
  'no answer': { artifacts: answer('', 0), verdict: 'error', reason: 'le serveur n’a pas répondu' },
});
