import { accessibilityBodies } from '#reference/legal-duties.ts';
import { statementOf } from '../../derive/legal/accessibility-statement.ts';
import { judgeMention } from '../../derive/legal/judge-mention.ts';
import { foldText } from '../../derive/page/page-kind.ts';
import { defineSiteRule } from '../../rule.ts';

const plan =
  /\bschemas? pluriannuels?\b|\bschema directeur\b|\bplans? (?:annuels? )?d'actions?\b|\bplan annuel\b/;

export default defineSiteRule({
  id: 'legal-access-schema-pluriannuel',
  severity: 'mineur',
  automation: 'semi',
  effort: 2,
  references: ['Loi 2005-102 art. 47 III'],
  parent: 'legal-access-page-absente',
  profiles: accessibilityBodies,
  title: {
    fail: 'Le schéma pluriannuel d’accessibilité n’a pas été trouvé',
    pass: 'Un schéma pluriannuel ou un plan d’action d’accessibilité est publié',
  },
  why: 'La loi demande un programme sur trois ans au plus, décliné chaque année, pour montrer comment le site sera rendu accessible.',
  fix: 'Publier le schéma pluriannuel et le plan d’action de l’année, et les lier depuis la page « Accessibilité ».',
  artifacts: ['site', 'pages'],
  evaluate({ site, pages }) {
    const statement = statementOf({ site, pages });
    if (!statement) return { status: 'inapplicable', reason: 'aucune déclaration d’accessibilité lue' };
    const links = pages.flatMap((page) => page.links).map((link) => `${link.text} ${link.url}`);
    const found =
      plan.test(statement.folded) || links.some((link) => plan.test(foldText(link).replaceAll(/[-_]/g, ' ')));
    return judgeMention(statement.document, found, 'non trouvé : schéma pluriannuel ou plan d’action');
  },
});
