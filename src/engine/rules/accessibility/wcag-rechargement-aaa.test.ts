import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './wcag-rechargement-aaa.ts';

const page = (head: string, refresh?: string) => {
  const artifacts = pageArtifacts(`<!doctype html><html lang="fr"><head>${head}</head><body>x</body></html>`);
  if (!refresh) return artifacts;
  const headers = [{ name: 'refresh', value: refresh }];
  return { ...artifacts, mainResponse: { ...artifacts.mainResponse, headers } };
};

ruleCases(rule, {
  none: { artifacts: page(''), verdict: 'pass' },
  'an immediate redirection': {
    artifacts: page('<meta http-equiv="refresh" content="0; url=/x">'),
    verdict: 'pass',
  },
  'once a day': {
    artifacts: page('<meta http-equiv="refresh" content="86400">'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > head > meta' }],
  },
  'by a header': {
    artifacts: page('', '86400; url=/x'),
    verdict: 'fail',
    evidence: [{ type: 'header', name: 'refresh', value: '86400; url=/x' }],
  },
  'every 30 seconds, a defect of its own': {
    artifacts: page('<meta http-equiv="refresh" content="30">'),
    verdict: 'inapplicable',
    reason: 'jugé par un contrôle plus précis',
  },
});
