import { acceptButtons, bannerOf } from '../../derive/trackers/consent.ts';
import { nothingToConsent } from '../../derive/trackers/nothing-to-consent.ts';
import { defineSiteRule } from '../../rule.ts';

/** Enough to look for them. */
const mostNamed = 5;

export default defineSiteRule({
  id: 'priv-bandeau-inutile',
  severity: 'mineur',
  automation: 'semi',
  effort: 1,
  references: [
    { kind: 'law', title: 'art. 82 LIL' },
    { kind: 'authority', title: 'CNIL 2020-092' },
  ],
  title: {
    fail: 'Le bandeau de cookies demande un accord dont rien n’a besoin',
    pass: 'Le bandeau de cookies a quelque chose à faire accepter',
  },
  messages: {
    seen: 'Le bandeau demande un accord, mais ni traceur ni autre société n’ont été vus : à vérifier',
  },
  why: 'Ni avant le choix ni après « accepter », le site n’a déposé de traceur ou appelé une autre société. Le bandeau gêne chaque visiteur pour rien, et annonce des cookies qui n’existent pas.',
  fix: 'Retirer le bandeau. Le remettre, avec un refus aussi simple que l’accord, le jour où un service de mesure, de publicité ou de vidéo est ajouté.',
  advice: {
    seen: {
      why: 'Ni avant le choix ni après « accepter », aucun traceur n’a été vu et aucune autre société n’a été appelée. Une page qui n’a pas été revue après l’accord, ou ce que le site garde dans le navigateur, peut toutefois en avoir besoin.',
      fix: 'Si aucune page n’a de mesure d’audience, de vidéo ni de carte d’un autre site, et si rien n’est gardé sans servir à la visite, retirer le bandeau. Sinon, y proposer un refus aussi simple que l’accord.',
    },
  },
  unread: 'complete',
  artifacts: ['site', 'pages', 'consentVisits'],
  evaluate({ site, pages, consentVisits }) {
    const shown = bannerOf(pages);
    if (!shown || acceptButtons(shown.banner).length === 0)
      return { status: 'inapplicable', reason: 'aucun bandeau qui demande un accord' };
    if (!consentVisits.accept?.clicked?.closed)
      return { status: 'inapplicable', reason: 'l’accord n’a pas pu être donné pendant la visite' };
    const nothing = nothingToConsent(pages, consentVisits, site.siteDomain);
    if (!nothing) return { status: 'pass' };
    const proof = {
      pages: [shown.url],
      occurrences: 1,
      evidence: [
        {
          type: 'value' as const,
          label: 'Bouton cliqué',
          value: `« ${consentVisits.accept.clicked.text} »`,
          expected: 'un traceur ou un service soumis à accord, avant ou après',
        },
        ...nothing.kept.slice(0, mostNamed).map((value) => ({
          type: 'value' as const,
          label: 'Gardé par le site dans le navigateur',
          value,
          expected: 'rien qui ne serve à la visite elle-même',
        })),
        { type: 'text' as const, quote: shown.banner.text.slice(0, 300), where: shown.url },
      ],
    };
    return nothing.everywhere && nothing.kept.length === 0 && site.crawlComplete
      ? { status: 'fail', ...proof }
      : { status: 'review', message: 'seen', ...proof };
  },
});
