import type { AddressVariant, SiteShapes } from '#engine/artifacts.ts';
import { siteArtifacts } from './artifacts.ts';

/** What a rule on one other spelling of an address must answer; `other` is a spelling it does not judge. */
export function variantCases(
  own: Pick<AddressVariant, 'kind' | 'pageUrl' | 'url'>,
  other: AddressVariant['kind'],
) {
  const { pageUrl, url } = own;
  const variant = (changes: Partial<AddressVariant> = {}): SiteShapes =>
    siteArtifacts({
      addressVariants: [
        { ...own, reachedUrl: url, status: 200, canonical: '', sameContent: true, ...changes },
      ],
    });
  return {
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
      'another spelling was tried': variant({ kind: other }),
      'every address gets the same HTML': variant({ sameContent: null }),
    },
  };
}
