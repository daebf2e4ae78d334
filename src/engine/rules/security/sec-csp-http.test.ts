import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { pageWithHeaders } from '#tests/support/visit-parts.ts';
import rule from './sec-csp-http.ts';

const csp = (value: string) => pageWithHeaders({ 'content-security-policy': value });

ruleCases(rule, {
  pass: {
    'HTTPS sources': csp("default-src 'self' https://cdn.exemple.net"),
    'upgraded by the browser': csp('img-src http:; upgrade-insecure-requests'),
    'a report address is no source': csp("default-src 'self'; report-uri http://rapports.exemple.fr/"),
  },
  fail: {
    'any http source': csp('img-src http:'),
    'an http host': csp("script-src 'self' http://cdn.exemple.net"),
  },
  inapplicable: { 'no policy': pageArtifacts() },
});
