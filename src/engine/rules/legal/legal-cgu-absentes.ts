import { judgePresence } from '../../derive/legal/judge-mention.ts';
import { legalDocument } from '../../derive/legal/legal-pages.ts';
import { asDoubt } from '../../derive/legal/shop-duty.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'legal-cgu-absentes',
  severity: 'info',
  automation: 'semi',
  effort: 1,
  references: ['bonne pratique', 'DSA art. 14'],
  title: {
    fail: 'Aucune condition d’utilisation n’a été trouvée alors que le site propose un compte',
    pass: 'Des conditions d’utilisation sont présentes',
  },
  why: 'Quand des personnes ont un compte ou publient du contenu, des règles écrites évitent les litiges.',
  fix: 'Publier des conditions générales d’utilisation et les lier depuis l’inscription.',
  artifacts: ['site', 'pages'],
  evaluate({ site, pages }) {
    if (!pages.some((page) => page.hasPasswordField))
      return { status: 'inapplicable', reason: 'aucun compte repéré' };
    const terms = legalDocument({ site, pages }, 'terms');
    return asDoubt(judgePresence(terms, pages, 'un lien « CGU » ou « Conditions d’utilisation »'));
  },
});
