import { isMade, isWritten, trackersAfter } from '../../derive/trackers/choices.ts';
import { classifyCookie } from '../../derive/trackers/cookies.ts';
import {
  choiceEvidence,
  cookieEvidence,
  pagesOfServices,
  shortList,
} from '../../derive/trackers/tracker-evidence.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'priv-cookies-persistants-apres-retrait',
  version: 3,
  severity: 'majeur',
  automation: 'automatique',
  effort: 2,
  references: [
    { kind: 'law', title: 'RGPD 7.3' },
    { kind: 'law', title: 'art. 82 LIL' },
  ],
  title: {
    fail: 'Des traceurs restent actifs après le retrait de l’accord ({names})',
    pass: 'Le retrait de l’accord arrête les traceurs',
  },
  messages: {
    loaded:
      'Le script d’un service de suivi est encore chargé après le retrait de l’accord : à vérifier ({names})',
    kept: 'Des cookies de suivi sont encore envoyés au site après le retrait de l’accord : à vérifier ({names})',
  },
  why: 'Retirer son accord doit valoir refus : plus rien ne doit être écrit ni lu. La CNIL a sanctionné la lecture de cookies après retrait.',
  fix: 'Au retrait, supprimer les cookies de ces services et ne plus charger leurs scripts sur les pages suivantes.',
  advice: {
    loaded: {
      why: 'Retirer son accord doit valoir refus. Le script est encore demandé au service, qui reçoit l’adresse du visiteur et celle de la page ; aucune mesure ni aucun cookie n’a été vu ensuite pendant cette visite.',
      fix: 'Au retrait, ne plus charger ce script sur les pages suivantes, puis recharger la page pour s’en assurer.',
    },
  },
  artifacts: ['site', 'consentVisits'],
  evaluate({ site, consentVisits: { withdraw, accept, reason } }) {
    if (!isMade(withdraw) || !withdraw.clicked)
      return { status: 'inapplicable', reason: reason || 'le retrait n’a pas pu être fait' };
    const later = trackersAfter(withdraw, site.siteDomain, 1);
    if (later.names.length > 0)
      return {
        status: 'fail',
        values: { names: shortList(later.names) },
        pages: pagesOfServices(later.services),
        evidence: choiceEvidence(withdraw.clicked, { ...later, told: [], loaded: [] }),
      };
    if (later.loaded.length > 0)
      return {
        status: 'review',
        message: 'loaded',
        values: { names: shortList(later.loaded.map(({ service }) => service.name)) },
        evidence: choiceEvidence(withdraw.clicked, { ...later, told: [] }),
      };
    const sent = new Set(
      withdraw.requests.flatMap(({ page, sentCookies }) => (page >= 1 ? sentCookies : [])),
    );
    const kept = (accept?.cookies ?? []).filter(
      (cookie) => isWritten(cookie) && sent.has(cookie.name) && classifyCookie(cookie).consent === 'required',
    );
    if (kept.length === 0) return { status: 'pass' };
    const once = [...new Map(kept.map((cookie) => [cookie.name, cookie])).values()];
    const names = shortList(once.map(({ name }) => name));
    return { status: 'review', message: 'kept', values: { names }, evidence: cookieEvidence(once) };
  },
});
