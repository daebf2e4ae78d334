import {
  acceptButtons,
  bannerOf,
  refuseButtons,
  textSpeaksOfRefusal,
} from '../../derive/trackers/consent.ts';
import { nothingToConsent } from '../../derive/trackers/nothing-to-consent.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'priv-refus-absent-premier-niveau',
  // 4: a banner that has nothing to have accepted is no obstacle to a refusal.
  version: 4,
  severity: 'bloquant',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'authority', title: 'CNIL 2020-092' }],
  parent: 'priv-bandeau-absent',
  title: {
    fail: 'Le bandeau permet d’accepter mais pas de refuser au même écran',
    pass: 'Le bandeau permet de refuser au même écran qu’accepter',
  },
  messages: {
    neither: 'Le bandeau ne permet ni d’accepter ni de refuser à son premier écran',
    needless:
      'Le bandeau ne permet pas de refuser, mais ni traceur ni autre société n’ont été vus : à vérifier',
  },
  why: 'Refuser doit être aussi simple qu’accepter. Un bouton « Paramétrer » ne suffit pas : il impose des clics de plus à qui refuse.',
  fix: 'Ajouter à côté de « Tout accepter » un bouton « Tout refuser » (ou « Continuer sans accepter »), de même taille et de même style.',
  advice: {
    needless: {
      why: 'Ni avant le choix ni après « accepter », aucun traceur n’a été vu et aucune autre société n’a été appelée : il n’y a peut-être rien à refuser, et le bandeau gêne pour rien.',
      fix: 'Si le site n’a ni mesure d’audience, ni vidéo, ni publicité, retirer le bandeau. Sinon, y ajouter un bouton « Tout refuser » de même taille et de même style.',
    },
    neither: {
      why: 'Le choix se fait derrière un bouton de réglages : refuser tout doit y être aussi simple qu’accepter tout, et rien ne doit être déposé tant que le visiteur n’y est pas allé.',
      fix: 'Proposer dès le premier écran « Tout accepter » et « Tout refuser », ou vérifier que derrière ce bouton les deux choix demandent autant de clics.',
    },
  },
  unread: 'alone',
  artifacts: ['site', 'pages', 'consentVisits'],
  evaluate({ site, pages, consentVisits }) {
    const shown = bannerOf(pages);
    if (!shown) return { status: 'inapplicable', reason: 'aucun bandeau de choix' };
    const { banner, url } = shown;
    if (refuseButtons(banner).length > 0) return { status: 'pass' };
    const accept = acceptButtons(banner);
    const isSetElsewhere = banner.buttons.some(({ kind }) => kind === 'settings');
    if (accept.length === 0 && !isSetElsewhere)
      return { status: 'inapplicable', reason: 'aucun bouton d’acceptation reconnu' };
    const evidence = [
      ...banner.buttons.map(({ selector, snippet, text }) => ({
        type: 'element' as const,
        selector,
        snippet,
        note: `bouton « ${text} »`,
      })),
      { type: 'text' as const, quote: banner.text.slice(0, 300), where: url },
    ];
    if (accept.length === 0) return { status: 'review', message: 'neither', severity: 'mineur', evidence };
    if (textSpeaksOfRefusal(banner)) return { status: 'review', evidence };
    if (nothingToConsent(pages, consentVisits, site.siteDomain))
      return { status: 'review', message: 'needless', severity: 'mineur', evidence };
    return { status: 'fail', evidence, pages: [url] };
  },
});
