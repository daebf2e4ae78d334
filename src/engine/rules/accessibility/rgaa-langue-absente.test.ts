import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './rgaa-langue-absente.ts';

const page = (html: string, body = '<p>Bonjour</p>') =>
  pageArtifacts(`<!doctype html>${html}<head><title>Essai</title></head><body>${body}</body></html>`);

const xhtml = (html: string) => {
  const artifacts = page(html);
  return { ...artifacts, mainResponse: { ...artifacts.mainResponse, mimeType: 'application/xhtml+xml' } };
};

const absent = 'La langue de la page n’est pas indiquée';

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
    title: absent,
    evidence: [{ type: 'element', selector: 'html' }],
  },
  'an empty one': {
    artifacts: page('<html lang=" ">'),
    verdict: 'fail',
    title: absent,
    evidence: [{ type: 'element', selector: 'html' }],
  },
  'one text without it': {
    artifacts: page('<html>', '<p lang="fr">Bonjour</p><p>Salut</p>'),
    verdict: 'fail',
    title: absent,
    evidence: [{ type: 'element', selector: 'html' }],
  },
  'the attribute of XML in an HTML page, which browsers do not read': {
    artifacts: page('<html xml:lang="fr">'),
    verdict: 'fail',
    title: 'La langue n’est indiquée que par xml:lang, sans effet dans une page HTML',
    evidence: [{ type: 'element', selector: 'html' }],
  },
  'an empty attribute of XML': {
    artifacts: page('<html xml:lang=" ">'),
    verdict: 'fail',
    title: absent,
    evidence: [{ type: 'element', selector: 'html' }],
  },
  'the attribute of XML in an XHTML page': {
    artifacts: xhtml('<html xml:lang="fr">'),
    verdict: 'pass',
  },
});
