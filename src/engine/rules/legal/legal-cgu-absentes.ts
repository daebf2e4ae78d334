import { defineMentionRule } from '../verdicts/mention-rule.ts';

export default defineMentionRule({
  id: 'legal-cgu-absentes',
  version: 4,
  severity: 'info',
  automation: 'revue',
  effort: 1,
  references: [
    { kind: 'ours', title: 'bonne pratique' },
    { kind: 'law', title: 'DSA art. 14' },
  ],
  title: {
    fail: 'Aucune condition d’utilisation n’a été trouvée alors que le site propose un compte : à vérifier',
    pass: 'Des conditions d’utilisation sont présentes',
  },
  why: 'Quand des personnes ont un compte ou publient du contenu, des règles écrites évitent les litiges.',
  fix: 'Publier des conditions générales d’utilisation et les lier depuis l’inscription.',
  document: 'terms',
  exempt: ({ pages }) => (pages.some((page) => page.hasPasswordField) ? null : 'aucun compte repéré'),
  doubtful: () => true,
  missing: 'un lien « CGU » ou « Conditions d’utilisation »',
});
