import { pageAt } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-url-hygiene.ts';

ruleCases(rule, {
  pass: { words: pageAt('/services/etat-civil'), 'a page number': pageAt('/actualites?page=2') },
  fail: {
    capitals: pageAt('/Services'),
    underscores: pageAt('/etat_civil'),
    accents: pageAt('/état-civil'),
    'a session': pageAt('/a?PHPSESSID=abc'),
    'a number': pageAt('/article.php?id=12'),
  },
  inapplicable: { home: pageAt('/') },
});
