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
  pass: { 'HTTP/2': page('h2'), 'HTTP/3': page('h3') },
  fail: { 'HTTP/1.1': page('http/1.1') },
  inapplicable: { 'a site without HTTPS': page('http/1.1', 'http://www.exemple.fr/') },
  error: { 'protocol unknown': page('') },
});
