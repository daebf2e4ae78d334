import { orAnnounced } from '../../derive/legal/announced-pages.ts';
import { defineMentionRule } from '../verdicts/mention-rule.ts';

export default defineMentionRule({
  id: 'legal-mentions-absentes',
  version: 4,
  severity: 'bloquant',
  automation: 'semi',
  effort: 1,
  references: ['LCEN art. 1-1'],
  title: {
    fail: 'Aucune page de mentions légales n’a été trouvée',
    pass: 'Les mentions légales sont accessibles',
  },
  messages: { announced: 'La page des mentions légales annonce seulement un texte à venir' },
  why: 'Tout site doit dire qui le publie et qui l’héberge. L’absence de ces mentions est punie par la loi, et inspire la méfiance.',
  fix: 'Publier une page « Mentions légales » (éditeur, directeur de la publication, hébergeur) et la lier depuis le pied de toutes les pages.',
  advice: {
    announced: {
      fix: 'Écrire les mentions légales dans cette page : éditeur, directeur de la publication, hébergeur.',
    },
  },
  document: 'notice',
  missing: 'un lien « Mentions légales »',
  refine: (verdict, { document }) => orAnnounced(verdict, document),
});
