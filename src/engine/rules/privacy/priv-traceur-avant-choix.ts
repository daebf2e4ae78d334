import { listOf } from '#contract/french.ts';
import { legalDocument } from '../../derive/legal/legal-pages.ts';
import { classifyCookie, daySeconds } from '../../derive/trackers/cookies.ts';
import { describedPurpose } from '../../derive/trackers/described-cookies.ts';
import { cookieEvidence } from '../../derive/trackers/tracker-evidence.ts';
import { cookiesBeforeChoice } from '../../derive/trackers/trackers.ts';
import { defineSiteRule } from '../../rule.ts';

const unknownWhy =
  'La loi demande l’accord du visiteur avant d’écrire sur son appareil un cookie qui n’est pas nécessaire au service : il faut savoir à quoi celui-ci sert.';

export default defineSiteRule({
  id: 'priv-traceur-avant-choix',
  // 4: the memory of a banner that the site wrote, by its name and what it holds. 5: lists of cookies in plain words.
  version: 5,
  severity: 'bloquant',
  automation: 'automatique',
  effort: 2,
  references: [
    { kind: 'authority', title: 'CNIL délib. 2020-091' },
    { kind: 'law', title: 'art. 82 LIL' },
  ],
  title: {
    fail: 'Des traceurs sont déposés avant tout choix du visiteur ({vendors})',
    pass: 'Aucun traceur soumis à consentement n’est déposé avant le choix',
  },
  messages: {
    unknown: 'Des cookies de fonction inconnue sont déposés avant tout choix',
    unknownOne: 'Un cookie de fonction inconnue est déposé avant tout choix',
    described: 'Le but que la politique donne à un cookie déposé avant tout choix reste à vérifier',
  },
  why: 'La loi demande l’accord du visiteur avant d’écrire ce type de cookie sur son appareil. C’est l’un des manquements que la CNIL sanctionne le plus lourdement.',
  fix: 'Régler votre bandeau ou votre gestionnaire de balises pour que ces services ne se lancent qu’après un clic sur « Accepter ».',
  advice: {
    unknown: {
      why: unknownWhy,
      fix: 'Chercher quel service écrit ces cookies. S’ils ne sont pas nécessaires, ne le lancer qu’après un clic sur « Accepter ».',
    },
    described: {
      why: 'La loi demande l’accord du visiteur avant d’écrire sur son appareil un cookie qui n’est pas nécessaire au service : le but que cite la politique peut ne pas l’être.',
      fix: 'Relire le but cité. S’il n’est pas nécessaire au service, n’écrire ce cookie qu’après un clic sur « Accepter ».',
    },
    unknownOne: {
      why: unknownWhy,
      fix: 'Chercher quel service écrit ce cookie. S’il n’est pas nécessaire, ne le lancer qu’après un clic sur « Accepter ».',
    },
  },
  unread: 'alone',
  artifacts: ['site', 'pages'],
  evaluate({ site, pages }) {
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
    const unclear = cookiesBeforeChoice(pages, 'unknown').filter(
      ({ thirdParty, lifetimeSeconds }) => thirdParty || (lifetimeSeconds ?? 0) > daySeconds,
    );
    if (unclear.length === 0) return { status: 'pass' };
    const policy = legalDocument({ site, pages }, 'privacy');
    const read = unclear.map((cookie) => ({ cookie, told: describedPurpose(cookie.name, policy.text) }));
    const unknown = read.flatMap(({ cookie, told }) => (told ? [] : [cookie]));
    const evidence = cookieEvidence(unknown);
    if (unknown.length === 1) return { status: 'review', message: 'unknownOne', evidence };
    if (unknown.length > 1) return { status: 'review', message: 'unknown', evidence };
    const doubtful = read.filter(({ told }) => told?.purpose === 'other');
    if (doubtful.length === 0) return { status: 'pass' };
    return {
      status: 'review',
      message: 'described',
      occurrences: doubtful.length,
      evidence: doubtful.flatMap(({ cookie, told }) => [
        ...cookieEvidence([cookie]),
        { type: 'text' as const, quote: told?.quote ?? '' },
      ]),
    };
  },
});
