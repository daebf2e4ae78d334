import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-meta-robots-contradictoire.ts';

const page = (contents: string[], header?: string) => {
  const base = pageArtifacts(
    `<head>${contents.map((content) => `<meta name="robots" content="${content}">`).join('')}</head>`,
  );
  const headers = header === undefined ? [] : [{ name: 'x-robots-tag', value: header }];
  return { ...base, mainResponse: { ...base.mainResponse, headers } };
};

ruleCases(rule, {
  'one instruction': { artifacts: page(['noindex, follow']), verdict: 'pass' },
  'twice the same': { artifacts: page(['noindex'], 'noindex'), verdict: 'pass' },
  'another robot’s': { artifacts: page(['index, follow'], 'otherbot: noindex'), verdict: 'pass' },
  'two tags': {
    artifacts: page(['index, follow', 'noindex']),
    verdict: 'fail',
    evidence: [
      { type: 'value', label: 'Balise meta robots', value: 'index, follow' },
      { type: 'value', label: 'Balise meta robots', value: 'noindex' },
    ],
  },
  'a tag and a header': {
    artifacts: page(['all'], 'noindex'),
    verdict: 'fail',
    evidence: [
      { type: 'value', label: 'Balise meta robots', value: 'all' },
      { type: 'value', label: 'En-tête X-Robots-Tag', value: 'noindex' },
    ],
  },
  'within one tag': {
    artifacts: page(['index, noindex']),
    verdict: 'fail',
    evidence: [{ type: 'value', label: 'Balise meta robots', value: 'index, noindex' }],
  },
  none: { artifacts: page([]), verdict: 'inapplicable', reason: 'aucune consigne' },
  'another tag': {
    artifacts: pageArtifacts(
      '<head><meta name="robots" content="index"><meta name="description" content="noindex"></head>',
    ),
    verdict: 'pass',
  },
  'images without preview': { artifacts: page(['index, max-image-preview: none']), verdict: 'pass' },
});
