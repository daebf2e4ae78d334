import { countOf } from '#contract/french.ts';
import type { ChoiceCookie, ChoiceVisit } from '../../artifacts.ts';
import { isMade, isWritten } from '../../derive/trackers/choices.ts';
import {
  classifyCookie,
  lifetimeDays,
  ownChoice,
  thirteenMonthsDays,
} from '../../derive/trackers/cookies.ts';
import { cookieEvidence } from '../../derive/trackers/tracker-evidence.ts';
import { defineSiteRule, threshold } from '../../rule.ts';

const threeMonthsDays = threshold(90, { ours: 'half of the six months that CNIL 2020-092 recommends' });
const choiceLike = /consent|cookie|rgpd|gdpr|choix|choice/i;

/** The longest-lived cookie that keeps the choice; null when another memory keeps it, or none was seen. */
function memoryOf(visit: ChoiceVisit): ChoiceCookie | null {
  if (visit.storage.some(({ area, key }) => area === 'local' && choiceLike.test(key))) return null;
  return visit.cookies
    .filter((cookie) => isWritten(cookie) && (isKnown(cookie) || choiceLike.test(cookie.name)))
    .reduce<ChoiceCookie | null>(
      (best, cookie) => (best && lifetimeDays(best) >= lifetimeDays(cookie) ? best : cookie),
      null,
    );
}

/** By its banner: a name alone proves nothing. */
function isKnown(cookie: ChoiceCookie): boolean {
  const found = classifyCookie(cookie);
  return found.purpose === 'consent' && found !== ownChoice;
}

export default defineSiteRule({
  id: 'priv-memoire-choix',
  // 2: the memory of a banner that the site wrote is called so.
  version: 2,
  severity: 'majeur',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'authority', title: 'CNIL 2020-092' }],
  parent: 'priv-bandeau-absent',
  title: {
    fail: 'Le refus est retenu moins longtemps que l’accord ({refuse} contre {accept})',
    pass: 'Le choix est retenu une durée raisonnable',
  },
  messages: {
    short: 'Le choix n’est retenu que {days}',
    long: 'Le choix est retenu {days} : le visiteur n’est plus interrogé assez souvent',
  },
  why: 'La CNIL recommande de retenir le choix environ six mois, refus compris. Une telle durée évite de redemander sans cesse et permet de changer d’avis.',
  fix: 'Régler le gestionnaire de consentement à six mois, pour l’accord comme pour le refus.',
  artifacts: ['consentVisits'],
  evaluate({ consentVisits: { refuse, accept, reason } }) {
    if (!isMade(refuse)) return { status: 'inapplicable', reason: reason || 'aucun refus n’a pu être fait' };
    const refused = memoryOf(refuse);
    const accepted = isMade(accept) ? memoryOf(accept) : null;
    if (!refused) return { status: 'inapplicable', reason: 'aucun cookie ne retient le choix' };
    const days = lifetimeDays(refused);
    const told = (count: number) => countOf(count, 'jour', 'jours');
    const evidence = cookieEvidence([refused, ...(accepted ? [accepted] : [])]);
    const certain = isKnown(refused);
    if (accepted && lifetimeDays(accepted) > days + 1) {
      const shorter = { values: { refuse: told(days), accept: told(lifetimeDays(accepted)) }, evidence };
      return certain ? { status: 'fail', ...shorter } : { status: 'review', ...shorter };
    }
    const wrong = { severity: 'mineur', values: { days: told(days) }, evidence } as const;
    if (days < threeMonthsDays)
      return certain
        ? { status: 'fail', message: 'short', ...wrong }
        : { status: 'review', message: 'short', ...wrong };
    if (days > thirteenMonthsDays)
      return certain
        ? { status: 'fail', message: 'long', ...wrong }
        : { status: 'review', message: 'long', ...wrong };
    return { status: 'pass' };
  },
});
