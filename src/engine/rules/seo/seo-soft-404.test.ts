import { siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-soft-404.ts';

const answer = (status: number, redirects: { url: string; status: number; location: string }[] = []) =>
  siteArtifacts({ notFoundProbe: { ...siteArtifacts().notFoundProbe, status, redirects } });

ruleCases(rule, {
  pass: { '404': answer(404), '410': answer(410) },
  fail: {
    '200 in place': answer(200),
    'redirected to the home page': answer(200, [
      { url: 'https://www.exemple.fr/xyz', status: 302, location: '/' },
    ]),
  },
  inapplicable: { 'a firewall refuses': answer(403) },
  error: { 'no answer': answer(0) },
});
