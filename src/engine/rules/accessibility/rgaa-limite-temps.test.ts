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
  pass: {
    none: page(''),
    'an immediate redirection': page('<meta http-equiv="refresh" content="0; url=/x">'),
    'once a day': page('<meta http-equiv="refresh" content="86400">'),
  },
  fail: {
    'every 30 seconds': page('<meta http-equiv="Refresh" content="30">'),
    'by a header': page('', '10; url=/x'),
  },
});
