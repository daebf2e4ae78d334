import { foldText } from '../../derive/page/page-kind.ts';
import { bannerOf } from '../../derive/trackers/consent.ts';
import { defineSiteRule } from '../../rule.ts';

const list =
  /partenaires|fournisseurs|destinataires|vendeurs|prestataires|sous-traitants|tiers|vendors|partners/;

export default defineSiteRule({
  id: 'priv-tiers-non-listes',
  severity: 'mineur',
  automation: 'semi',
  effort: 1,
  references: ['CNIL 2020-092'],
  parent: 'priv-bandeau-absent',
  title: {
    fail: 'Le bandeau ne mène pas à la liste de ceux qui reçoivent les données : à vérifier',
    pass: 'Le bandeau mène à la liste de ceux qui reçoivent les données',
  },
  why: 'Le visiteur doit pouvoir savoir quelles entreprises utiliseront ses données avant d’accepter.',
  fix: 'Ajouter au bandeau un lien « Voir nos partenaires » vers une liste à jour.',
  artifacts: ['pages'],
  evaluate({ pages }) {
    const shown = bannerOf(pages);
    if (!shown) return { status: 'inapplicable', reason: 'aucun bandeau de choix' };
    const { text, buttons } = shown.banner;
    if (list.test(foldText([text, ...buttons.map((button) => button.text)].join(' '))))
      return { status: 'pass' };
    /** The list may stand on the second screen, which this visit does not open. */
    return { status: 'review', evidence: [{ type: 'text', quote: text.slice(0, 300), where: shown.url }] };
  },
});
