import { acceptButtons, bannerOf, refuseButtons } from '../../derive/trackers/consent.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'priv-acceptation-repetee',
  severity: 'mineur',
  automation: 'semi',
  effort: 1,
  references: [{ kind: 'authority', title: 'CNIL 12/12/2024', date: '2024-12-12' }],
  parent: 'priv-refus-absent-premier-niveau',
  title: {
    fail: 'Le bandeau propose plus souvent d’accepter que de refuser',
    pass: 'Le bandeau propose autant de refuser que d’accepter',
  },
  why: 'Répéter « Accepter » pousse à un choix. La CNIL a mis en demeure des sites pour cette présentation.',
  fix: 'Garder un seul bouton pour accepter et un seul pour refuser, de même apparence.',
  unread: 'alone',
  artifacts: ['pages'],
  evaluate({ pages }) {
    const shown = bannerOf(pages);
    if (!shown) return { status: 'inapplicable', reason: 'aucun bandeau de choix' };
    const accept = acceptButtons(shown.banner);
    const refuse = refuseButtons(shown.banner);
    if (accept.length === 0 || refuse.length === 0)
      return { status: 'inapplicable', reason: 'les deux boutons ne sont pas au même écran' };
    if (accept.length <= refuse.length) return { status: 'pass' };
    return {
      status: 'fail',
      evidence: accept.map(({ selector, snippet, text }) => ({
        type: 'element',
        selector,
        snippet,
        note: text,
      })),
    };
  },
});
