import { accessibilityBodies } from '#reference/legal-duties.ts';
import { orAnnounced } from '../../derive/legal/announced-pages.ts';
import { smallBody } from '../../derive/legal/small-body.ts';
import { defineMentionRule } from '../verdicts/mention-rule.ts';

export default defineMentionRule({
  id: 'legal-access-page-absente',
  version: 7,
  severity: 'majeur',
  automation: 'semi',
  effort: 1,
  references: [
    { kind: 'standard', title: 'RGAA obligations' },
    { kind: 'law', title: 'L. 412-13 C. conso' },
  ],
  profiles: accessibilityBodies,
  title: {
    fail: 'Aucune page « Accessibilité » n’a été trouvée',
    pass: 'Une page « Accessibilité » est présente',
  },
  messages: { announced: 'La page « Accessibilité » annonce seulement un texte à venir' },
  why: 'Les organismes publics et les grandes entreprises doivent publier une déclaration d’accessibilité : ce qui marche, ce qui ne marche pas, à qui s’adresser.',
  fix: 'Faire évaluer le site, publier la déclaration à l’adresse /accessibilite et la lier depuis toutes les pages.',
  advice: {
    announced: { fix: 'Faire évaluer le site, puis écrire la déclaration dans cette page.' },
  },
  document: 'accessibility',
  missing: 'un lien « Accessibilité »',
  unbound: smallBody,
  refine: (verdict, { document }) => orAnnounced(verdict, document),
});
