import { siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './sec-erreur-verbeuse.ts';

const answer = (body: string, status = 404) =>
  siteArtifacts({ notFoundProbe: { ...siteArtifacts().notFoundProbe, status, body } });

ruleCases(rule, {
  pass: {
    'a simple page': answer('<h1>Page introuvable</h1><p>Erreur 404</p>'),
    'the words alone': answer('<p>Warning: this page is gone. Nous faisons une exception.</p>'),
  },
  fail: {
    PHP: answer(
      '<b>Warning</b>:  include(404.php): failed to open stream in <b>/var/www/html/index.php</b> on line 3',
    ),
    Python: answer('<pre>Traceback (most recent call last):\n  File "/srv/app.py"'),
    Node: answer(
      '<pre>Error: Not Found<br> at next (/srv/app/node_modules/express/lib/router.js:12:5)</pre>',
    ),
    SQL: answer('SQLSTATE[42S02]: Base table or view not found'),
  },
  error: { 'no answer': answer('', 0) },
});
