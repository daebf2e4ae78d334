import { listOf } from '#contract/french.ts';
import { classifyCookie, daySeconds } from '../../derive/trackers/cookies.ts';
import { cookieEvidence } from '../../derive/trackers/tracker-evidence.ts';
import { cookiesBeforeChoice } from '../../derive/trackers/trackers.ts';
import { defineSiteRule } from '../../rule.ts';

const unknownWhy =
  'La loi demande l’accord du visiteur avant d’écrire sur son appareil un cookie qui n’est pas nécessaire au service : il faut savoir à quoi celui-ci sert.';

export default defineSiteRule({
  id: 'priv-traceur-avant-choix',
  version: 2,
  severity: 'bloquant',
  automation: 'automatique',
  effort: 2,
  references: ['CNIL délib. 2020-091', 'art. 82 LIL'],
  title: {
    fail: 'Des traceurs sont déposés avant tout choix du visiteur ({vendors})',
    pass: 'Aucun traceur soumis à consentement n’est déposé avant le choix',
  },
  messages: {
    unknown: 'Des cookies de fonction inconnue sont déposés avant tout choix',
    unknownOne: 'Un cookie de fonction inconnue est déposé avant tout choix',
  },
  why: 'La loi demande l’accord du visiteur avant d’écrire ce type de cookie sur son appareil. C’est le manquement le plus souvent sanctionné par la CNIL.',
  fix: 'Régler votre bandeau ou votre gestionnaire de balises pour que ces services ne se lancent qu’après un clic sur « Accepter ».',
  advice: {
    unknown: {
      why: unknownWhy,
      fix: 'Chercher quel service écrit ces cookies. S’ils ne sont pas nécessaires, ne le lancer qu’après un clic sur « Accepter ».',
    },
    unknownOne: {
      why: unknownWhy,
      fix: 'Chercher quel service écrit ce cookie. S’il n’est pas nécessaire, ne le lancer qu’après un clic sur « Accepter ».',
    },
  },
  unread: 'alone',
  artifacts: ['pages'],
  evaluate({ pages }) {
    const certain = cookiesBeforeChoice(pages, 'required');
    if (certain.length > 0) {
      const vendors = [...new Set(certain.map((cookie) => classifyCookie(cookie).vendor))];
      const shown = vendors.length > 3 ? [...vendors.slice(0, 3), 'd’autres'] : vendors;
      return {
        status: 'fail',
        values: { vendors: listOf(shown) },
        occurrences: certain.length,
        evidence: cookieEvidence(certain),
      };
    }
    const unknown = cookiesBeforeChoice(pages, 'unknown').filter(
      ({ thirdParty, lifetimeSeconds }) => thirdParty || (lifetimeSeconds ?? 0) > daySeconds,
    );
    if (unknown.length === 0) return { status: 'pass' };
    const evidence = cookieEvidence(unknown);
    if (unknown.length === 1) return { status: 'review', message: 'unknownOne', evidence };
    return { status: 'review', message: 'unknown', evidence };
  },
});
