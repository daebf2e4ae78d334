import { statementOf } from '../../derive/legal/accessibility-statement.ts';
import { daysBetween, frenchDates } from '../../derive/text/dates.ts';
import { defineSiteRule, threshold } from '../../rule.ts';

const threeYearsDays = threshold(3 * 365 + 1, { from: 'RGAA déclaration' });

export default defineSiteRule({
  id: 'legal-access-declaration-perimee',
  severity: 'mineur',
  automation: 'automatique',
  effort: 2,
  references: [{ kind: 'standard', title: 'RGAA déclaration' }],
  parent: 'legal-access-declaration-incomplete',
  title: {
    fail: 'La déclaration d’accessibilité a plus de trois ans',
    pass: 'La déclaration d’accessibilité a moins de trois ans',
  },
  messages: {
    oldReference: 'La déclaration d’accessibilité s’appuie sur un ancien référentiel (RGAA 3)',
  },
  why: 'Une déclaration vaut trois ans au plus : passé ce délai, elle ne décrit plus le site tel qu’il est.',
  fix: 'Faire un nouvel audit selon le RGAA 4.1 et publier une déclaration à jour.',
  advice: {
    oldReference: {
      why: 'Le RGAA 3 a été remplacé en 2019 : une déclaration qui s’y tient ne décrit plus le site selon les critères d’aujourd’hui.',
    },
  },
  unread: 'stands',
  artifacts: ['site', 'pages'],
  evaluate({ site, pages }) {
    const statement = statementOf({ site, pages });
    if (!statement)
      return { status: 'inapplicable', reason: 'aucune déclaration d’accessibilité lue', unseen: true };
    const url = statement.document.pages[0]?.url ?? '';
    if (
      /\brgaa (?:version )?v?3\b/.test(statement.folded) &&
      !/\brgaa (?:version )?v?4/.test(statement.folded)
    )
      return {
        status: 'fail',
        message: 'oldReference',
        evidence: [{ type: 'page', url, note: 'RGAA 3 cité, RGAA 4 non trouvé' }],
      };
    const today = site.startedAt.slice(0, 10);
    const latest = frenchDates(statement.folded)
      .filter((date) => date <= today)
      .sort()
      .at(-1);
    if (latest === undefined)
      return { status: 'inapplicable', reason: 'aucune date trouvée dans la déclaration' };
    if ((daysBetween(latest, site.startedAt) ?? 0) <= threeYearsDays) return { status: 'pass' };
    const value = latest.split('-').reverse().join('/');
    return { status: 'fail', evidence: [{ type: 'value', label: `Date la plus récente de ${url}`, value }] };
  },
});
