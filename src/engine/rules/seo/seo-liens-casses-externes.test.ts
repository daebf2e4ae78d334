import { siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-liens-casses-externes.ts';

const site = (status: number, failure: string | null = null, internal = false) =>
  siteArtifacts({
    linkChecks: [
      { url: 'https://autre.example/a', status, failure, internal, from: ['https://www.exemple.fr/'] },
    ],
  });

ruleCases(rule, {
  pass: {
    'it answers': site(200),
    'it refuses robots': site(403),
    'it asks to slow down': site(429),
    'it did not answer in time': site(0, 'timeout'),
    'it is down for now': site(503),
  },
  fail: { 'not found': site(404), gone: site(410), 'no such domain': site(0, 'dns') },
  error: {
    'no name at all resolves': siteArtifacts({
      linkChecks: ['https://a.example/', 'https://b.example/'].map((url) => ({
        url,
        status: 0,
        failure: 'dns',
        internal: false,
        from: [],
      })),
    }),
  },
  inapplicable: { 'links of the site only': site(404, null, true) },
});
