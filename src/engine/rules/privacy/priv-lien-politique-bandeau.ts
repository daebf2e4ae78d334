import { foldText } from '#contract/fold-text.ts';
import { bannerOf } from '../../derive/trackers/consent.ts';
import { defineSiteRule } from '../../rule.ts';

const more =
  /politique|charte|en savoir plus|plus d'informations?|confidentialite|donnees personnelles|learn more|privacy|cookie policy|details/;
/** Names of a control; in a sentence they lead nowhere. */
const informs =
  /\binformations? (?:sur|concernant|relatives? aux?|a propos de)\b.{0,25}\b(?:cookies?|traceurs?|donnees)\b|\bmentions legales\b|\bqu'est-ce qu'un cookie\b/;

export default defineSiteRule({
  id: 'priv-lien-politique-bandeau',
  version: 3,
  severity: 'info',
  automation: 'revue',
  effort: 1,
  references: [{ kind: 'law', title: 'RGPD 13' }],
  parent: 'priv-bandeau-absent',
  title: {
    fail: 'Le bandeau ne mène pas à une information plus complète : à vérifier',
    pass: 'Le bandeau mène à une information plus complète',
  },
  why: 'Le bandeau résume ; le détail (durées, destinataires, droits) doit être à un clic.',
  fix: 'Ajouter un lien vers la politique de cookies ou de confidentialité dans le bandeau.',
  artifacts: ['pages'],
  evaluate({ pages }) {
    const shown = bannerOf(pages);
    if (!shown) return { status: 'inapplicable', reason: 'aucun bandeau de choix' };
    const { text, buttons } = shown.banner;
    const names = buttons.map((button) => foldText(button.text));
    if (more.test([foldText(text), ...names].join(' ')) || names.some((name) => informs.test(name)))
      return { status: 'pass' };
    return { status: 'review', evidence: [{ type: 'text', quote: text.slice(0, 300), where: shown.url }] };
  },
});
