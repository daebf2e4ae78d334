import type { Evidence } from '#contract/report.ts';
import type { AddressVariant, SiteShapes } from '../../artifacts.ts';

/** The verdict of the rules on several addresses for one page. */
export function judgeVariants(
  { addressVariants }: Pick<SiteShapes, 'addressVariants'>,
  kind: AddressVariant['kind'],
):
  | { status: 'pass' }
  | { status: 'inapplicable' | 'untested'; reason: string }
  | { status: 'fail'; evidence: Evidence[]; pages: string[] } {
  const asked = addressVariants.filter((variant) => variant.kind === kind);
  if (asked.length === 0)
    return { status: 'inapplicable', reason: 'aucune page analysée ne se prête à cet essai' };
  const answered = asked.filter(({ status }) => status > 0);
  if (answered.length === 0) return { status: 'untested', reason: 'le site n’a pas répondu aux variantes' };
  const twins = answered.filter(isTwin);
  if (twins.length === 0) {
    const unclear = answered.every((variant) => isAnsweredInPlace(variant) && variant.sameContent === null);
    if (!unclear) return { status: 'pass' };
    return { status: 'inapplicable', reason: 'le HTML reçu ne distingue pas une page d’une autre' };
  }
  return {
    status: 'fail',
    evidence: twins.map(({ url, status, pageUrl }) => ({
      type: 'request',
      url,
      status,
      note: `même contenu que ${pageUrl}`,
    })),
    pages: [...new Set(twins.map(({ pageUrl }) => pageUrl))],
  };
}

/** Answers without redirection. */
function isAnsweredInPlace({ status, url, reachedUrl }: AddressVariant): boolean {
  return status >= 200 && status < 300 && url === reachedUrl;
}

/** A second address of the page, where no canonical address folds one of them into the other. */
function isTwin(variant: AddressVariant): boolean {
  const { canonical, pageCanonical = '', url } = variant;
  const folded = canonical !== '' && (canonical !== url || pageCanonical === url);
  return isAnsweredInPlace(variant) && variant.sameContent === true && !folded;
}
