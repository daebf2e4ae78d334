import { accessibilityBodies } from '#reference/legal-duties.ts';
import { statementOf } from '../../derive/legal/accessibility-statement.ts';
import { judgeMention } from '../../derive/legal/judge-mention.ts';
import { mailAddress } from '../../derive/legal/notice-text.ts';
import { defineSiteRule } from '../../rule.ts';

const contact =
  /\bcontacte[rz]\b|\bformulaire\b|\bnous ecrire\b|\bpar (?:courriel|mail|e-mail|telephone|courrier)\b|\bretour d'information\b/;

export default defineSiteRule({
  id: 'legal-access-contact',
  severity: 'mineur',
  automation: 'semi',
  effort: 1,
  references: ['RGAA déclaration'],
  parent: 'legal-access-page-absente',
  profiles: accessibilityBodies,
  title: {
    fail: 'La page « Accessibilité » ne dit pas comment signaler une difficulté',
    pass: 'La page « Accessibilité » dit comment signaler une difficulté',
  },
  why: 'Une personne bloquée doit pouvoir vous écrire et obtenir l’information autrement.',
  fix: 'Ajouter une adresse électronique ou un lien vers un formulaire, et répondre sous une semaine.',
  artifacts: ['site', 'pages'],
  evaluate({ site, pages }) {
    const statement = statementOf({ site, pages });
    if (!statement) return { status: 'inapplicable', reason: 'aucune déclaration d’accessibilité lue' };
    const { folded, document } = statement;
    const found =
      mailAddress.test(folded) ||
      contact.test(folded) ||
      document.pages.some((page) => page.forms.length > 0);
    return judgeMention(document, found, 'non trouvé : moyen de signaler une difficulté');
  },
});
