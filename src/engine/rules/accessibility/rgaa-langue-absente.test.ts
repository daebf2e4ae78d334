import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './rgaa-langue-absente.ts';

const page = (html: string, body = '<p>Bonjour</p>') =>
  pageArtifacts(`<!doctype html>${html}<head><title>Essai</title></head><body>${body}</body></html>`);

ruleCases(rule, {
  'lang on html': { artifacts: page('<html lang="fr">'), verdict: 'pass' },
  'lang on every text’s ancestor': {
    artifacts: page('<html>', '<div lang="fr"><p>Bonjour</p></div>'),
    verdict: 'pass',
  },
  'hidden text does not count': {
    artifacts: page('<html>', '<p lang="fr">Bonjour</p><p hidden>Hello</p>'),
    verdict: 'pass',
  },
  'no language': {
    artifacts: page('<html>'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html' }],
  },
  'an empty one': {
    artifacts: page('<html lang=" ">'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html' }],
  },
  'one text without it': {
    artifacts: page('<html>', '<p lang="fr">Bonjour</p><p>Salut</p>'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html' }],
  },
});
