import { foldText } from '#contract/fold-text.ts';
import { bannerOf } from '../../derive/trackers/consent.ts';
import { defineSiteRule, threshold } from '../../rule.ts';

const purposes =
  /publicit|mesur|audience|statisti|personnalis|reseaux sociaux|analys|marketing|cibl|fonctionn|frequentation|contenu|video|prospection|advertis|analytics/;
/** Words that say what they are for without saying what. */
const vague = /performance|amelior|experience|preference/;
const enoughText = threshold(40, { ours: 'a shorter banner was not read whole' });

export default defineSiteRule({
  id: 'priv-finalites-absentes',
  // 3: « to improve your experience » is no purpose.
  version: 3,
  severity: 'majeur',
  automation: 'semi',
  effort: 1,
  references: [{ kind: 'authority', title: 'CNIL 2020-092' }],
  parent: 'priv-bandeau-absent',
  title: {
    fail: 'Le bandeau ne dit pas à quoi servent les cookies',
    pass: 'Le bandeau dit à quoi servent les cookies',
  },
  messages: {
    vague: 'Le bandeau dit en termes vagues à quoi servent les cookies : à vérifier',
  },
  why: 'On ne peut pas consentir sans savoir à quoi. Les buts doivent être lisibles avant de cliquer.',
  fix: 'Nommer les usages en mots simples dans le bandeau : publicité, mesure d’audience, vidéos, réseaux sociaux…',
  advice: {
    vague: {
      why: '« Améliorer votre expérience » peut vouloir dire mesurer, afficher de la publicité ou retenir une langue : le visiteur ne sait pas à quoi il consent.',
    },
  },
  unread: 'alone',
  artifacts: ['pages'],
  evaluate({ pages }) {
    const shown = bannerOf(pages);
    if (!shown) return { status: 'inapplicable', reason: 'aucun bandeau de choix' };
    const { text } = shown.banner;
    if (purposes.test(foldText(text))) return { status: 'pass' };
    const evidence = [{ type: 'text' as const, quote: text.slice(0, 300), where: shown.url }];
    if (vague.test(foldText(text)))
      return { status: 'review', message: 'vague', severity: 'mineur', evidence };
    if (text.trim().length < enoughText) return { status: 'review', evidence };
    return { status: 'fail', evidence };
  },
});
