import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-meta-refresh.ts';

const page = (head: string) => pageArtifacts(`<head>${head}</head><body><p>A</p></body>`);

ruleCases(rule, {
  pass: {
    none: page(''),
    'a mere reload': page('<meta http-equiv="refresh" content="300">'),
    'without scripts only': page(
      '<noscript><meta http-equiv="refresh" content="0; url=/sans-js"></noscript>',
    ),
  },
  fail: {
    'to another page': page('<meta http-equiv="refresh" content="0; url=/accueil">'),
    'after a delay': page('<meta http-equiv="Refresh" content="5;URL=\'https://www.exemple.fr/accueil\'">'),
  },
});
