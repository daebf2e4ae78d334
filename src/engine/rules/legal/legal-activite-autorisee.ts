import { foldText } from '#contract/fold-text.ts';
import { legalDocument } from '../../derive/legal/legal-pages.ts';
import { defineSiteRule } from '../../rule.ts';

const activities: readonly { readonly label: string; readonly sign: RegExp; readonly number: RegExp }[] = [
  {
    label: 'assurance ou crédit (ORIAS)',
    sign: /\bcourtiers?\b|\bcourtage\b|\bassurances?\b|\bcredits? (?:immobiliers?|a la consommation)\b/,
    number: /\borias\b|\bacpr\b/,
  },
  {
    label: 'agence de voyages (Atout France)',
    sign: /\bagence de voyages?\b|\btour[- ]?operateurs?\b|\bvoyagiste\b/,
    number: /\batout france\b|\bim ?\d{9}\b/,
  },
  {
    label: 'pharmacie (agence régionale de santé)',
    sign: /\bpharmacie\b|\bparapharmacie en ligne\b/,
    number: /\bagence regionale de sante\b|\bars\b|\bansm\b|\bordre (?:national )?des pharmaciens\b/,
  },
];

export default defineSiteRule({
  id: 'legal-activite-autorisee',
  severity: 'info',
  automation: 'revue',
  effort: 1,
  references: [{ kind: 'law', title: 'LCEN art. 19 5°' }],
  title: {
    fail: 'Activité soumise à autorisation : l’autorité à citer est à vérifier ({activity})',
    pass: 'Rien à vérifier sur les activités soumises à autorisation',
  },
  why: 'Certaines activités demandent une autorisation ou une inscription que le site doit citer.',
  fix: 'Ajouter aux mentions légales le numéro d’inscription et le nom de l’autorité.',
  artifacts: ['site', 'pages'],
  evaluate({ site, pages }) {
    const home = pages.find((page) => page.isHome);
    const name = foldText(`${home?.title ?? ''} ${home?.headings[0]?.text ?? ''}`);
    const activity = activities.find(({ sign }) => sign.test(name));
    const notice = legalDocument({ site, pages }, 'notice');
    if (!home || !activity || notice.pages.length === 0)
      return { status: 'inapplicable', reason: 'aucune activité de ce type repérée' };
    if (activity.number.test(notice.folded)) return { status: 'pass' };
    const { label } = activity;
    return {
      status: 'review',
      values: { activity: label },
      evidence: [{ type: 'text', quote: home.title, where: home.url }],
    };
  },
});
