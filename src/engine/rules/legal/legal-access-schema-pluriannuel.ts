import { foldText } from '#contract/fold-text.ts';
import { accessibilityBodies } from '#reference/legal-duties.ts';
import { defineMentionRule } from '../verdicts/mention-rule.ts';

const plan =
  /\bschemas? pluriannuels?\b|\bschema directeur\b|\bplans? (?:annuels? )?d'actions?\b|\bplan annuel\b/;

export default defineMentionRule({
  id: 'legal-access-schema-pluriannuel',
  severity: 'mineur',
  automation: 'semi',
  effort: 2,
  references: [{ kind: 'law', title: 'Loi 2005-102 art. 47 III' }],
  parent: 'legal-access-page-absente',
  profiles: accessibilityBodies,
  title: {
    fail: 'Le schéma pluriannuel d’accessibilité n’a pas été trouvé',
    pass: 'Un schéma pluriannuel ou un plan d’action d’accessibilité est publié',
  },
  why: 'La loi demande un programme sur trois ans au plus, décliné chaque année, pour montrer comment le site sera rendu accessible.',
  fix: 'Publier le schéma pluriannuel et le plan d’action de l’année, et les lier depuis la page « Accessibilité ».',
  document: 'statement',
  mention: ({ document, pages }) =>
    plan.test(document.folded) ||
    pages.some((page) =>
      page.links.some(({ text, url }) => plan.test(foldText(`${text} ${url}`).replaceAll(/[-_]/g, ' '))),
    ),
  missing: 'schéma pluriannuel ou plan d’action',
});
