import { collectionSigns } from '../../derive/trackers/collection.ts';
import { defineMentionRule } from '../verdicts/mention-rule.ts';

export default defineMentionRule({
  id: 'priv-politique-absente',
  version: 2,
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
  document: 'privacy',
  exempt: ({ pages }) =>
    collectionSigns(pages).length === 0 ? 'aucune collecte de données n’a été vue' : null,
  missing: 'un lien « Confidentialité » ou « Données personnelles »',
});
