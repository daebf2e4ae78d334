import { siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-redirections-chaine.ts';

const { httpProbe } = siteArtifacts();
const site = (count: number, status = 200) =>
  siteArtifacts({
    httpProbe: {
      ...httpProbe,
      status,
      redirects: Array.from({ length: count }, (_, index) => ({
        url: `http://www.exemple.fr/${index}`,
        status: 301,
        location: `/${index + 1}`,
      })),
    },
  });
const linked = (failure: string, internal: boolean) =>
  siteArtifacts({
    linkChecks: [{ url: 'https://www.exemple.fr/a', status: 0, failure, internal, from: [] }],
  });

ruleCases(rule, {
  pass: { 'one redirect': site(1), none: site(0), 'a loop elsewhere': linked('loop', false) },
  fail: { 'two redirects': site(2), 'a loop of the site': linked('loop', true) },
});
