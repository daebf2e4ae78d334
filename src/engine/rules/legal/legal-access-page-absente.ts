import { accessibilityBodies } from '#reference/legal-duties.ts';
import { judgePresence } from '../../derive/legal/judge-mention.ts';
import { legalDocument } from '../../derive/legal/legal-pages.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'legal-access-page-absente',
  severity: 'majeur',
  automation: 'semi',
  effort: 1,
  references: ['RGAA obligations', 'L. 412-13 C. conso'],
  profiles: accessibilityBodies,
  title: {
    fail: 'Aucune page « Accessibilité » n’a été trouvée',
    pass: 'Une page « Accessibilité » est présente',
  },
  why: 'Les organismes publics et les grandes entreprises doivent publier une déclaration d’accessibilité : ce qui marche, ce qui ne marche pas, à qui s’adresser.',
  fix: 'Faire évaluer le site, publier la déclaration à l’adresse /accessibilite et la lier depuis toutes les pages.',
  artifacts: ['site', 'pages'],
  evaluate({ site, pages }) {
    return judgePresence(legalDocument({ site, pages }, 'accessibility'), pages, 'un lien « Accessibilité »');
  },
});
