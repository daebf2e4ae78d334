import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './eco-http2.ts';

const page = (protocol: string, url = 'https://www.exemple.fr/') => {
  const artifacts = pageArtifacts();
  return {
    ...artifacts,
    page: { ...artifacts.page, url },
    mainResponse: { ...artifacts.mainResponse, protocol },
  };
};

ruleCases(rule, {
  'HTTP/2': { artifacts: page('h2'), verdict: 'pass' },
  'HTTP/3': { artifacts: page('h3'), verdict: 'pass' },
  'HTTP/1.1': {
    artifacts: page('http/1.1'),
    verdict: 'fail',
    evidence: [{ type: 'value', label: 'Protocole de la page', value: 'http/1.1', expected: 'h2 ou h3' }],
  },
  'a site without HTTPS': {
    artifacts: page('http/1.1', 'http://www.exemple.fr/'),
    verdict: 'inapplicable',
    reason: 'le site n’est pas en HTTPS',
  },
  'protocol unknown': { artifacts: page(''), verdict: 'error', reason: 'protocole inconnu' },
});
