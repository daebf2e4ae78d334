import { foldText } from '#contract/fold-text.ts';
import { bannerOf } from '../../derive/trackers/consent.ts';
import { defineSiteRule, threshold } from '../../rule.ts';

const partners = /\b(\d{1,4})\s?(?:tiers|partenaires|fournisseurs|vendeurs|partners|vendors)\b/;
const many = threshold(100, { ours: 'nobody reads a hundred names before answering' });

export default defineSiteRule({
  id: 'priv-tcf-trop-de-partenaires',
  severity: 'info',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'authority', title: 'CNIL 2020-092' }],
  title: {
    fail: 'Le bandeau annonce {count} partenaires',
    pass: 'Le bandeau annonce un nombre raisonnable de partenaires',
  },
  why: 'Personne ne peut lire une telle liste : l’accord donné n’est pas éclairé, et chaque partenaire est un risque de plus.',
  fix: 'Réduire la liste aux partenaires qui servent vraiment à vos revenus.',
  artifacts: ['pages'],
  evaluate({ pages }) {
    const shown = bannerOf(pages);
    const count = Number(partners.exec(foldText(shown?.banner.text ?? ''))?.[1] ?? Number.NaN);
    if (!shown || Number.isNaN(count))
      return { status: 'inapplicable', reason: 'aucun nombre de partenaires annoncé' };
    if (count <= many) return { status: 'pass' };
    const quote = shown.banner.text.slice(0, 300);
    return { status: 'fail', values: { count }, evidence: [{ type: 'text', quote, where: shown.url }] };
  },
});
