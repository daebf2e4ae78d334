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
  'reloaded by a script': {
    artifacts: page('<script>setTimeout(function(){location.reload()},30000)</script>'),
    verdict: 'review',
    title: 'Un script recharge ou quitte la page après un délai : à vérifier',
    evidence: [
      { type: 'text', quote: 'setTimeout(function(){location.reload()},30000', where: 'script de la page' },
    ],
  },
  'left at once by a script': {
    artifacts: page('<script>setTimeout(function(){location.href="/a"},0)</script>'),
    verdict: 'pass',
  },
  'once a day': { artifacts: page('<meta http-equiv="refresh" content="86400">'), verdict: 'pass' },
  'every 30 seconds': {
    artifacts: page('<meta http-equiv="Refresh" content="30">'),
    verdict: 'fail',
    title: 'La page se recharge ou change toute seule après un délai',
    evidence: [{ type: 'element', selector: 'html > head > meta' }],
  },
  'by a header': {
    artifacts: page('', '10; url=/x'),
    verdict: 'fail',
    title: 'La page se recharge ou change toute seule après un délai',
    evidence: [{ type: 'header', name: 'refresh', value: '10; url=/x' }],
  },
  'more than twenty hours': {
    artifacts: page('<meta http-equiv="refresh" content="72001">'),
    verdict: 'pass',
  },
  'twenty hours': {
    artifacts: page('<meta http-equiv="refresh" content="72000">'),
    verdict: 'fail',
    title: 'La page se recharge ou change toute seule après un délai',
    evidence: [{ type: 'element', selector: 'html > head > meta' }],
  },
  'a second one, that browsers do not obey': {
    artifacts: page('<meta http-equiv="refresh" content="0"><meta http-equiv="refresh" content="9">'),
    verdict: 'pass',
  },
  'one that browsers cannot read, then one they can': {
    artifacts: page('<meta http-equiv="refresh" content="2: /x"><meta http-equiv="refresh" content="9">'),
    verdict: 'fail',
    title: 'La page se recharge ou change toute seule après un délai',
    evidence: [{ type: 'element', selector: 'html > head > meta:nth-of-type(2)' }],
  },
});
