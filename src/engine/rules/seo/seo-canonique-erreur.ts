import { countOf } from '#contract/french.ts';
import { identityOf } from '../../address/page-url.ts';
import type { PageFacts, SiteShapes } from '../../artifacts.ts';
import { brokenAddresses } from '../../derive/http/broken-addresses.ts';
import { isElsewhere, withoutHash } from '../../derive/http/domains.ts';
import { defineSiteRule } from '../../rule.ts';

type Known = Pick<SiteShapes, 'pages' | 'linkChecks' | 'notAnalysed'>;

/** No fault was seen: a pass only where each address was asked for. */
function isEachKnown(
  declaring: readonly PageFacts[],
  { pages, linkChecks, notAnalysed }: Known,
): { status: 'pass' } | { status: 'untested'; reason: string } {
  const asked = new Set(
    [
      ...pages.flatMap(({ url, requestedUrl }) => [url, requestedUrl]),
      ...urlsOf(linkChecks),
      ...urlsOf(notAnalysed),
    ].map(identityOf),
  );
  const unknown = declaring.filter(({ canonical }) => !asked.has(identityOf(canonical)));
  if (unknown.length === 0) return { status: 'pass' };
  const count = countOf(unknown.length, 'adresse canonique n’a', 'adresses canoniques n’ont');
  return { status: 'untested', reason: `${count} pas été demandée${unknown.length > 1 ? 's' : ''}` };
}

const urlsOf = (asked: readonly { readonly url: string }[]): string[] => asked.map(({ url }) => url);

export default defineSiteRule({
  id: 'seo-canonique-erreur',
  // 4: an address that nobody asked for proves nothing.
  version: 4,
  severity: 'majeur',
  automation: 'automatique',
  effort: 1,
  references: [
    { kind: 'vendor', title: 'Google Search Central, canonical' },
    { kind: 'standard', title: 'RFC 6596' },
  ],
  title: {
    fail: 'L’adresse canonique de pages mène à une erreur',
    pass: 'Les adresses canoniques répondent',
  },
  messages: { redirected: 'L’adresse canonique de pages est redirigée vers une autre' },
  why: 'La page demande aux moteurs de montrer une autre adresse à sa place : si elle n’existe pas, la page risque de disparaître des résultats ; si elle redirige, ils reçoivent deux consignes contraires.',
  fix: 'Indiquer dans la balise canonical une adresse qui répond, en général celle de la page elle-même.',
  unread: 'named',
  artifacts: ['pages', 'linkChecks', 'notAnalysed'],
  evaluate({ pages, linkChecks, notAnalysed }) {
    const declaring = pages.filter((page) => page.canonical !== '');
    if (declaring.length === 0) return { status: 'inapplicable', reason: 'aucune adresse canonique' };
    const broken = new Map(
      brokenAddresses({ linkChecks, notAnalysed }).map(({ url, status }) => [url, status]),
    );
    const wrong = declaring.filter((page) => broken.has(page.canonical) || !URL.canParse(page.canonical));
    if (wrong.length === 0) {
      const reached = new Map(pages.map((page) => [withoutHash(page.requestedUrl), page]));
      const moved = declaring.flatMap((page) => {
        const target = reached.get(withoutHash(page.canonical))?.url ?? '';
        return isElsewhere(page.canonical, target) ? [{ page, target }] : [];
      });
      if (moved.length === 0) return isEachKnown(declaring, { pages, linkChecks, notAnalysed });
      return {
        status: 'fail',
        message: 'redirected',
        severity: 'mineur',
        pages: moved.map(({ page }) => page.url),
        evidence: moved.map(({ page, target }) => ({
          type: 'value',
          label: `Adresse canonique de ${page.url}`,
          value: page.canonical,
          expected: target,
        })),
      };
    }
    return {
      status: 'fail',
      pages: wrong.map((page) => page.url),
      evidence: wrong.map((page) => ({
        type: 'value',
        label: `Adresse canonique de ${page.url}`,
        value: page.canonical,
        expected: broken.has(page.canonical)
          ? `une adresse qui répond (celle-ci répond ${broken.get(page.canonical)})`
          : 'une adresse complète',
      })),
    };
  },
});
