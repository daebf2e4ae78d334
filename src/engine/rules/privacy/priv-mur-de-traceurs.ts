import { foldText } from '#contract/fold-text.ts';
import { bannerCover, isScrollLocked } from '../../derive/trackers/banner-cover.ts';
import { refuseButtons } from '../../derive/trackers/consent.ts';
import { defineRule, threshold } from '../../rule.ts';

const wall = threshold(0.9, { ours: 'share of the screen beyond which nothing else can be used' });
const paid = /\bs'abonner\b|\babonne(?:ment|z-vous)\b|\bpayer\b|\bsans publicite\b[^.]{0,40}€/;

export default defineRule({
  id: 'priv-mur-de-traceurs',
  severity: 'majeur',
  automation: 'revue',
  effort: 2,
  references: [{ kind: 'authority', title: 'CNIL critères 05/2022' }],
  title: {
    fail: 'L’accès au site semble réservé à qui accepte les traceurs : à vérifier',
    pass: 'L’accès au site n’est pas réservé à qui accepte les traceurs',
  },
  why: 'Cette pratique n’est admise que si une autre façon d’accéder au contenu, réelle et à prix raisonnable, est proposée.',
  fix: 'Proposer un refus simple, ou documenter l’alternative offerte et son prix selon les critères de la CNIL.',
  artifacts: ['dom', 'consentBanner'],
  evaluate({ dom, consentBanner }) {
    if (!consentBanner.found) return { status: 'inapplicable', reason: 'aucun bandeau de choix' };
    const words = [consentBanner.text, ...consentBanner.buttons.map(({ text }) => text)].join(' ');
    const isWall = bannerCover(consentBanner, dom) > wall && isScrollLocked(dom);
    const asksMoney = paid.test(foldText(words));
    if (refuseButtons(consentBanner).length > 0 || !(isWall || asksMoney)) return { status: 'pass' };
    const { selector, text } = consentBanner;
    return { status: 'review', evidence: [{ type: 'element', selector, snippet: text.slice(0, 300) }] };
  },
});
