import type { AddressVariant, SiteShapes } from '#engine/artifacts.ts';
import type { SiteRule } from '#engine/rule.ts';
import { siteArtifacts } from './artifacts.ts';
import type { RuleCases } from './rule-cases.ts';

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
  const twice = {
    verdict: 'fail',
    pages: [pageUrl],
    evidence: [{ type: 'request', url, status: 200, note: `même contenu que ${pageUrl}` }],
  } as const;
  return {
    redirected: { artifacts: variant({ reachedUrl: pageUrl }), verdict: 'pass' },
    'not found': { artifacts: variant({ status: 404, sameContent: false }), verdict: 'pass' },
    'another page': { artifacts: variant({ sameContent: false }), verdict: 'pass' },
    'folded into the page by its canonical address': {
      artifacts: variant({ canonical: pageUrl }),
      verdict: 'pass',
    },
    'the same page twice': { artifacts: variant(), ...twice },
    'the page folded into it by the canonical address of both': {
      artifacts: variant({ canonical: url, pageCanonical: url }),
      verdict: 'pass',
    },
    'each calls itself canonical': {
      artifacts: variant({ canonical: url, pageCanonical: pageUrl }),
      ...twice,
    },
    'no answer': {
      artifacts: variant({ status: 0, sameContent: false }),
      verdict: 'error',
      reason: 'le site n’a pas répondu aux variantes',
    },
    'no page to try': { artifacts: siteArtifacts(), verdict: 'inapplicable', reason: noPage },
    'another spelling was tried': {
      artifacts: variant({ kind: other }),
      verdict: 'inapplicable',
      reason: noPage,
    },
    'every address gets the same HTML': {
      artifacts: variant({ sameContent: null }),
      verdict: 'inapplicable',
      reason: 'le HTML reçu ne distingue pas une page d’une autre',
    },
  } satisfies RuleCases<SiteRule>;
}

const noPage = 'aucune page analysée ne se prête à cet essai';
