import { imagePage, pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './eco-images-differees.ts';

const far = 'data-box="0 3000 300 200"';

ruleCases(rule, {
  'waits for the scroll': {
    artifacts: imagePage('300 200', 50_000, 'image/jpeg', `${far} loading="lazy"`),
    verdict: 'pass',
  },
  'waits still: nobody scrolled so far': {
    artifacts: { ...imagePage('', 0, 'image/jpeg', `${far} loading="lazy"`), requests: [] },
    verdict: 'pass',
  },
  'waits, and is a trifle': {
    artifacts: imagePage('300 200', 2_000, 'image/jpeg', `${far} loading="lazy"`),
    verdict: 'inapplicable',
    reason: 'aucune image en bas de page',
  },
  'stands in the document itself': {
    artifacts: pageArtifacts(
      `<body><img alt="" src="data:image/gif;base64,R0lGOD" ${far} loading="lazy"></body>`,
    ),
    verdict: 'inapplicable',
    reason: 'aucune image en bas de page',
  },
  'loaded at once': {
    artifacts: imagePage('300 200', 50_000, 'image/jpeg', far),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > img', note: '50 ko' }],
  },
  'in the first screen': {
    artifacts: imagePage('300 200', 50_000),
    verdict: 'inapplicable',
    reason: 'aucune image en bas de page',
  },
  'a trifle': {
    artifacts: imagePage('300 200', 2_000, 'image/jpeg', far),
    verdict: 'inapplicable',
    reason: 'aucune image en bas de page',
  },
  'no image': { artifacts: pageArtifacts(), verdict: 'inapplicable', reason: 'aucune image en bas de page' },
});
