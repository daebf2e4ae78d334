import type { AddressVariant } from '#engine/artifacts.ts';
import { siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-casse-doublon.ts';

const pageUrl = 'https://www.exemple.fr/contact';
const url = 'https://www.exemple.fr/CONTACT';
const variant = (changes: Partial<AddressVariant> = {}) =>
  siteArtifacts({
    addressVariants: [
      {
        kind: 'letter-case',
        pageUrl,
        url,
        reachedUrl: url,
        status: 200,
        canonical: '',
        sameContent: true,
        ...changes,
      },
    ],
  });

ruleCases(rule, {
  pass: {
    redirected: variant({ reachedUrl: pageUrl }),
    'not found': variant({ status: 404, sameContent: false }),
    'another page': variant({ sameContent: false }),
    'folded into the page by its canonical address': variant({ canonical: pageUrl }),
  },
  fail: {
    'the same page twice': variant(),
    'each calls itself canonical': variant({ canonical: url }),
  },
  error: { 'no answer': variant({ status: 0, sameContent: false }) },
  inapplicable: {
    'no page to try': siteArtifacts(),
    'another spelling was tried': variant({ kind: 'trailing-slash' }),
    'every address gets the same HTML': variant({ sameContent: null }),
  },
});
