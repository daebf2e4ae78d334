import { ecoDeclarationOf } from '../../derive/legal/eco-declaration.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'eco-declaration-absente',
  severity: 'info',
  automation: 'semi',
  effort: 2,
  references: [{ kind: 'standard', title: 'RGESN, déclaration d’écoconception' }],
  title: {
    fail: 'Aucune déclaration d’écoconception n’a été trouvée',
    pass: 'Une déclaration d’écoconception est publiée',
  },
  why: 'Elle permet à chacun de vérifier la démarche ; la plupart des critères du référentiel (RGESN) se contrôlent dans ce document.',
  fix: 'Publier une page « Écoconception » liée depuis le pied de page : objectifs, budget de poids, hébergeur, contact.',
  unread: 'stands',
  artifacts: ['pages', 'site'],
  evaluate({ pages, site }) {
    const { links, pages: found } = ecoDeclarationOf(pages);
    if (links.length + found.length > 0) return { status: 'pass' };
    if (site.scope === 'page') return { status: 'inapplicable', reason: 'une seule page visitée' };
    if (site.scope !== 'site')
      return { status: 'inapplicable', reason: 'seules des pages choisies ont été visitées' };
    return {
      status: 'fail',
      unseen: true,
      occurrences: 1,
      evidence: [
        {
          type: 'value',
          label: 'Pages visitées',
          value: String(pages.length),
          expected: 'un lien « Écoconception »',
        },
        { type: 'page', url: site.startUrl, note: 'aucun lien de ce nom' },
      ],
    };
  },
});
