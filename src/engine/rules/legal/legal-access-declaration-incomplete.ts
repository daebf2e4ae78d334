import { countOf, listOf } from '#contract/french.ts';
import { accessibilityBodies } from '#reference/legal-duties.ts';
import { declarationSections, notAudited } from '#reference/legal-patterns.ts';
import { type Statement, statementOf } from '../../derive/legal/accessibility-statement.ts';
import { isPublicBody } from '../../derive/legal/public-body.ts';
import { defineSiteRule, threshold } from '../../rule.ts';

const certainGaps = threshold(3, {
  ours: 'One or two sections may hide behind other words: only more is certain',
});

/** « Non conforme » because no audit was made: that sentence stands for what does not conform. */
function isDue({ claim, folded }: Statement, of: 'claim' | 'unmet' | undefined): boolean {
  const conforms = claim === 'partiellement' || claim === 'totalement';
  if (of === 'claim') return conforms;
  return of === undefined || (claim !== 'totalement' && (conforms || !notAudited.test(folded)));
}

export default defineSiteRule({
  id: 'legal-access-declaration-incomplete',
  version: 5,
  severity: 'majeur',
  automation: 'semi',
  effort: 2,
  references: [{ kind: 'standard', title: 'RGAA déclaration' }],
  parent: 'legal-access-page-absente',
  profiles: accessibilityBodies,
  title: {
    fail: 'La déclaration d’accessibilité est incomplète ({count})',
    pass: 'La déclaration d’accessibilité comporte les rubriques attendues',
  },
  why: 'Le modèle de déclaration est imposé. Sans ses rubriques, les personnes handicapées ne savent ni ce qui est utilisable ni comment se plaindre.',
  fix: 'Reprendre le modèle officiel de déclaration et compléter les rubriques signalées.',
  unread: 'stands',
  artifacts: ['site', 'pages'],
  evaluate({ site, pages }) {
    const statement = statementOf({ site, pages });
    if (!statement)
      return { status: 'inapplicable', reason: 'aucune déclaration d’accessibilité lue', unseen: true };
    const missing = declarationSections
      .filter(({ of }) => isDue(statement, of))
      .filter(({ pattern }) => !pattern.test(statement.folded))
      .map(({ label }) => label);
    if (missing.length === 0) return { status: 'pass' };
    const verdict = {
      ...(isPublicBody({ site, pages }) && ({ bound: true } as const)),
      values: { count: countOf(missing.length, 'rubrique non trouvée', 'rubriques non trouvées') },
      evidence: [
        {
          type: 'page' as const,
          url: statement.document.pages[0]?.url ?? '',
          note: `non trouvé : ${listOf(missing)}`,
        },
      ],
    };
    if (missing.length < certainGaps || statement.document.status !== 'read')
      return { status: 'review', ...verdict };
    return { status: 'fail', ...verdict };
  },
});
