import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './rgaa-limite-temps.ts';

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
  'once a day': { artifacts: page('<meta http-equiv="refresh" content="86400">'), verdict: 'pass' },
  'every 30 seconds': {
    artifacts: page('<meta http-equiv="Refresh" content="30">'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > head > meta' }],
  },
  'by a header': {
    artifacts: page('', '10; url=/x'),
    verdict: 'fail',
    evidence: [{ type: 'header', name: 'refresh', value: '10; url=/x' }],
  },
  'more than twenty hours': {
    artifacts: page('<meta http-equiv="refresh" content="72001">'),
    verdict: 'pass',
  },
  'twenty hours': {
    artifacts: page('<meta http-equiv="refresh" content="72000">'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > head > meta' }],
  },
  'a second one, that browsers do not obey': {
    artifacts: page('<meta http-equiv="refresh" content="0"><meta http-equiv="refresh" content="9">'),
    verdict: 'pass',
  },
  'one that browsers cannot read, then one they can': {
    artifacts: page('<meta http-equiv="refresh" content="2: /x"><meta http-equiv="refresh" content="9">'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > head > meta:nth-of-type(2)' }],
  },
});
