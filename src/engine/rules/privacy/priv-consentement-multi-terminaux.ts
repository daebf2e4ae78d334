import { foldText } from '#contract/fold-text.ts';
import { bannerOf } from '../../derive/trackers/consent.ts';
import { defineSiteRule } from '../../rule.ts';

const devices =
  '(?:appareils?|terminaux|terminal|ecrans|supports|devices?|ordinateur, (?:tablette|telephone)|telephone, (?:tablette|ordinateur))';
/** The banner says that the choice follows the person from one device to another. */
const across = new RegExp(
  `\\b(?:tous|toutes|ensemble de|autres|plusieurs|differents|chacun de|multi|all|other|across)\\b[^.]{0,30}\\b${devices}\\b|\\bmulti-?(?:appareils|terminaux|device)\\b|\\bcross-?device\\b`,
);
const here = /\b(?:cet appareil|ce terminal|ce navigateur|this device|this browser)\b/;
const choice = /\b(?:choix|preferences?|consentement|accord|acceptation|refus|choices?|consent)\b/;
/** What the refusal covers is said too: « vos choix » speaks of both, « votre accord » of one. */
const both = /\b(?:refus\w*|choix|preferences?|choices?|reject\w*|declin\w*)\b/;

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?\n])\s+/);

export default defineSiteRule({
  id: 'priv-consentement-multi-terminaux',
  severity: 'mineur',
  automation: 'revue',
  effort: 2,
  references: [{ kind: 'authority', title: 'CNIL 2025-131' }],
  title: {
    fail: 'Le bandeau étend le choix à plusieurs appareils : même portée du refus à vérifier',
    pass: 'Le bandeau dit à quels appareils le choix s’applique',
  },
  messages: {
    consentOnly: 'Le bandeau étend l’accord à plusieurs appareils sans parler du refus : à vérifier',
  },
  why: 'Depuis sa recommandation du 18 décembre 2025, la CNIL demande que la portée du choix soit dite dès le premier écran, et que refuser vaille pour les mêmes appareils qu’accepter.',
  fix: 'Dire dans le bandeau à quels appareils le choix s’applique (ceux où l’on est connecté à son compte), que le refus a la même portée, et comment en changer.',
  unread: 'alone',
  artifacts: ['pages'],
  evaluate({ pages }) {
    const shown = bannerOf(pages);
    if (!shown) return { status: 'inapplicable', reason: 'aucun bandeau de choix' };
    const sentences = sentencesOf(shown.banner.text).filter((sentence) => choice.test(foldText(sentence)));
    const said = sentences.find((sentence) => across.test(foldText(sentence)));
    if (said === undefined)
      return sentences.some((sentence) => here.test(foldText(sentence)))
        ? { status: 'pass' }
        : { status: 'inapplicable', reason: 'le bandeau n’étend le choix à aucun autre appareil' };
    const evidence = [{ type: 'text' as const, quote: said.slice(0, 300), where: shown.url }];
    return both.test(foldText(said))
      ? { status: 'review', evidence }
      : { status: 'review', message: 'consentOnly', evidence };
  },
});
