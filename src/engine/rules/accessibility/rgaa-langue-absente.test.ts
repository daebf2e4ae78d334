import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './rgaa-langue-absente.ts';

const page = (html: string, body = '<p>Bonjour</p>') =>
  pageArtifacts(`<!doctype html>${html}<head><title>Essai</title></head><body>${body}</body></html>`);

ruleCases(rule, {
  pass: {
    'lang on html': page('<html lang="fr">'),
    'lang on every text’s ancestor': page('<html>', '<div lang="fr"><p>Bonjour</p></div>'),
    'hidden text does not count': page('<html>', '<p lang="fr">Bonjour</p><p hidden>Hello</p>'),
  },
  fail: {
    'no language': page('<html>'),
    'an empty one': page('<html lang=" ">'),
    'one text without it': page('<html>', '<p lang="fr">Bonjour</p><p>Salut</p>'),
  },
});
