import { pageIdentity } from '../../address/page-url.ts';
import { brokenAddresses } from '../../derive/http/broken-addresses.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'seo-liens-casses-internes',
  version: 2,
  // One link of one page stops few visitors: `mineur`.
  severity: 'majeur',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'standard', title: 'RFC 9110' }],
  title: {
    fail: 'Des liens du site mènent à une page en erreur',
    pass: 'Les liens internes mènent à des pages qui répondent',
  },
  why: 'Le visiteur tombe dans une impasse et ne trouve pas ce qu’il cherchait.',
  fix: 'Corriger ou retirer chaque lien, ou rediriger l’ancienne adresse vers la bonne page.',
  unread: 'named',
  artifacts: ['pages', 'linkChecks', 'notAnalysed'],
  evaluate({ pages, linkChecks, notAnalysed }) {
    const carriers = new Map<string, { readonly page: string; readonly text: string }[]>();
    for (const page of pages) {
      for (const link of page.links) {
        const key = identityOf(link.url);
        carriers.set(key, [...(carriers.get(key) ?? []), { page: page.url, text: link.text }]);
      }
    }
    if (carriers.size === 0) return { status: 'inapplicable', reason: 'aucun lien' };
    const wrong = brokenAddresses({ linkChecks, notAnalysed }).filter((broken) =>
      carriers.has(identityOf(broken.url)),
    );
    if (wrong.length === 0) return { status: 'pass' };
    const from = wrong.flatMap((broken) => carriers.get(identityOf(broken.url)) ?? []);
    return {
      status: 'fail',
      ...(from.length === 1 && ({ severity: 'mineur' } as const)),
      pages: [...new Set(from.map(({ page }) => page))],
      evidence: wrong.map((broken) => {
        const carrier = carriers.get(identityOf(broken.url))?.[0];
        return {
          type: 'request',
          url: broken.url,
          status: broken.status,
          note: `${carrier?.text ? `lien « ${carrier.text} »` : 'lien sans texte'} de ${carrier?.page ?? ''}`,
        };
      }),
    };
  },
});

function identityOf(url: string): string {
  const parsed = URL.parse(url);
  return parsed ? pageIdentity(parsed) : url;
}
