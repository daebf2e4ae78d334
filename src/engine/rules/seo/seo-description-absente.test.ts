import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-description-absente.ts';

const page = (head: string, isHome = true, header = '') => {
  const artifacts = pageArtifacts(`<!doctype html><html lang="fr"><head>${head}</head><body></body></html>`, {
    page: { ...pageArtifacts().page, isHome },
  });
  const headers = header === '' ? [] : [{ name: 'x-robots-tag', value: header }];
  return { ...artifacts, mainResponse: { ...artifacts.mainResponse, headers } };
};

ruleCases(rule, {
  'a description': {
    artifacts: page('<meta name="description" content="Le site de la mairie.">'),
    verdict: 'pass',
  },
  none: {
    artifacts: page(''),
    verdict: 'fail',
    evidence: [{ type: 'value', label: 'Balise meta description', value: 'absente ou vide' }],
  },
  'an empty one': {
    artifacts: page('<meta name="description" content="  ">'),
    verdict: 'fail',
    evidence: [{ type: 'value', label: 'Balise meta description', value: 'absente ou vide' }],
  },
  'a page kept out of engines': {
    artifacts: page('<meta name="robots" content="noindex">', false),
    verdict: 'inapplicable',
    reason: 'page hors des moteurs',
  },
  'a home page, whatever it says to engines': {
    artifacts: page('<meta name="robots" content="none">'),
    verdict: 'fail',
    evidence: [{ type: 'value', label: 'Balise meta description', value: 'absente ou vide' }],
  },
  'a page without preview of its images': {
    artifacts: page('<meta name="robots" content="max-image-preview:none">', false),
    verdict: 'fail',
    evidence: [{ type: 'value', label: 'Balise meta description', value: 'absente ou vide' }],
  },
  'a page kept out of engines by « none »': {
    artifacts: page('<meta name="robots" content="none">', false),
    verdict: 'inapplicable',
    reason: 'page hors des moteurs',
  },
  'a page kept out of engines by its second tag': {
    artifacts: page(
      '<meta name="robots" content="max-snippet:80"><meta name="robots" content="noindex">',
      false,
    ),
    verdict: 'inapplicable',
    reason: 'page hors des moteurs',
  },
  'a page kept out of engines by a header': {
    artifacts: page('', false, 'noindex'),
    verdict: 'inapplicable',
    reason: 'page hors des moteurs',
  },
});
