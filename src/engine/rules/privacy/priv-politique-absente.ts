import { judgePresence } from '../../derive/legal/judge-mention.ts';
import { legalDocument } from '../../derive/legal/legal-pages.ts';
import { collectionSigns } from '../../derive/trackers/collection.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'priv-politique-absente',
  severity: 'bloquant',
  automation: 'semi',
  effort: 2,
  references: ['RGPD 13'],
  title: {
    fail: 'Aucune politique de confidentialité n’a été trouvée',
    pass: 'Une politique de confidentialité est accessible',
  },
  why: 'Dès qu’un site recueille des données (formulaire, mesure d’audience), il doit dire à chacun qui les traite, pourquoi, combien de temps et quels sont ses droits.',
  fix: 'Publier une page « Politique de confidentialité » ou « Données personnelles » et la lier depuis le pied de toutes les pages.',
  artifacts: ['site', 'pages'],
  evaluate({ site, pages }) {
    if (collectionSigns(pages).length === 0)
      return { status: 'inapplicable', reason: 'aucune collecte de données n’a été vue' };
    const document = legalDocument({ site, pages }, 'privacy');
    return judgePresence(document, pages, 'un lien « Confidentialité » ou « Données personnelles »');
  },
});
