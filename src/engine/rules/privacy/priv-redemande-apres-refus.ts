import { isMade } from '../../derive/trackers/choices.ts';
import { clickEvidence } from '../../derive/trackers/tracker-evidence.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'priv-redemande-apres-refus',
  version: 2,
  severity: 'majeur',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'authority', title: 'CNIL 2020-092' }],
  parent: 'priv-bandeau-absent',
  title: {
    fail: 'Le bandeau revient après un refus',
    pass: 'Le refus est retenu d’une page à l’autre',
  },
  messages: {
    always: 'Le bandeau revient après chaque choix, quel qu’il soit : à vérifier',
  },
  why: 'Redemander à celui qui vient de refuser, c’est le lasser jusqu’à ce qu’il accepte. Un refus doit être retenu comme un accord.',
  fix: 'Enregistrer le refus dans un cookie valable pour tout le site, pendant six mois par exemple, et ne plus afficher le bandeau d’ici là.',
  advice: {
    always: {
      why: 'Un choix qui n’est pas retenu doit être refait à chaque page ou à chaque visite : on finit par accepter pour en être débarrassé.',
      fix: 'Enregistrer le choix, accord ou refus, dans un cookie valable pour tout le site, pendant six mois par exemple.',
    },
  },
  artifacts: ['consentVisits'],
  evaluate({ consentVisits: { refuse, accept, reason } }) {
    if (!isMade(refuse)) return { status: 'inapplicable', reason: reason || 'aucun refus n’a pu être fait' };
    if (!refuse.bannerBackOnNextPage) return { status: 'pass' };
    const pages = refuse.pages.slice(1);
    const evidence = [
      ...(refuse.clicked ? [clickEvidence(refuse.clicked)] : []),
      ...pages.map((url) => ({ type: 'page' as const, url, note: 'page vue après le refus' })),
    ];
    // A choice that is never kept may come from our browser rather than from the site.
    if (accept?.bannerBackOnNextPage === true) return { status: 'review', message: 'always', evidence };
    return { status: 'fail', evidence };
  },
});
