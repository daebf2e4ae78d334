import { countOf, formatNumber } from '#contract/french.ts';
import { statementOf } from '../../derive/legal/accessibility-statement.ts';
import { defineSiteRule, threshold } from '../../rule.ts';

/** RGAA: below, a site is « non conforme ». */
const partlyFrom = threshold(0.5, { from: 'RGAA 4.1.2, taux de conformité' });
const shownCriteria = 15;

export default defineSiteRule({
  id: 'legal-access-contredit-par-audit',
  version: 2,
  severity: 'majeur',
  automation: 'automatique',
  effort: 3,
  references: [
    { kind: 'standard', title: 'RGAA 4.1.2, taux de conformité' },
    { kind: 'law', title: 'Loi 2005-102 art. 47' },
  ],
  parent: 'legal-access-declaration-incomplete',
  title: {
    fail: 'L’audit contredit l’état d’accessibilité annoncé (« {claim} conforme », {count})',
    pass: 'Rien ne contredit l’état d’accessibilité annoncé',
  },
  messages: {
    sample:
      'L’état « partiellement conforme » semble trop favorable : au plus {share} % des critères sont respectés sur les pages analysées',
  },
  why: 'Un seul critère non respecté exclut « totalement conforme », et sous 50 % de critères respectés le site est « non conforme ». Une annonce fausse trompe les personnes handicapées.',
  fix: 'Corriger les critères signalés, ou annoncer l’état que le site mérite vraiment, dans la déclaration et sur l’accueil.',
  unread: 'stands',
  artifacts: ['site', 'pages', 'rgaa'],
  evaluate({ site, pages, rgaa }) {
    const statement = statementOf({ site, pages });
    const claim = statement?.claim ?? null;
    if (!statement || claim === null || claim === 'non')
      return { status: 'inapplicable', reason: 'aucune conformité annoncée', unseen: !statement };
    if (!rgaa) return { status: 'untested', reason: 'la grille du référentiel n’a pas pu être établie' };
    const notMet = rgaa.criteria.filter(({ verdict }) => verdict === 'nc');
    const high = rgaa.interval?.high ?? 1;
    const evidence = [
      { type: 'page' as const, url: statement.document.pages[0]?.url ?? '', note: `« ${claim} conforme »` },
      ...notMet.slice(0, shownCriteria).map(({ number, title, pages: seen }) => ({
        type: 'value' as const,
        label: `Critère ${number}, ${title}`,
        value: `non respecté sur ${countOf(seen.nc, 'page', 'pages')}`,
      })),
    ];
    const occurrences = Math.max(1, notMet.length);
    if (claim === 'totalement' && notMet.length > 0) {
      const count = countOf(notMet.length, 'critère non respecté', 'critères non respectés');
      return { status: 'fail', values: { claim, count }, evidence, occurrences };
    }
    // More pages, more criteria not met.
    if (claim !== 'partiellement' || high >= partlyFrom) return { status: 'pass', unseen: true };
    const share = formatNumber(high * 100, 0);
    // Other pages may hold criteria without object here, and meet them: the share is certain of a whole site only.
    return site.crawlComplete
      ? {
          status: 'fail',
          values: { claim, count: `au plus ${share} % de critères respectés` },
          evidence,
          occurrences,
        }
      : { status: 'review', unseen: true, message: 'sample', values: { share }, evidence, occurrences };
  },
});
