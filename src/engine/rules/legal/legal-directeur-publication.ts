import { professionals } from '#reference/legal-duties.ts';
import { noticeItems } from '#reference/legal-patterns.ts';
import { normaliseText } from '../../derive/legal/legal-text.ts';
import { namedDirector, namedOwner } from '../../derive/legal/named-director.ts';
import { isOwnBusiness } from '../../derive/legal/sole-trader.ts';
import { defineMentionRule, unnamed } from '../verdicts/mention-rule.ts';

export default defineMentionRule({
  id: 'legal-directeur-publication',
  // 4: who is alone in business answers for what is published.
  version: 4,
  severity: 'majeur',
  automation: 'semi',
  effort: 1,
  references: [{ kind: 'law', title: 'LCEN art. 1-1 I 3°' }],
  parent: 'legal-mentions-absentes',
  profiles: professionals,
  title: {
    fail: 'Le directeur de la publication n’a pas été trouvé dans les mentions légales',
    pass: 'Les mentions légales nomment le directeur de la publication',
  },
  messages: {
    unnamed: 'Le directeur de la publication ne semble pas désigné par son nom : à vérifier',
  },
  why: 'La loi veut qu’une personne physique réponde de ce qui est publié. Le nom d’une société ou une simple fonction ne suffit pas.',
  fix: 'Ajouter « Directeur de la publication : » suivi du prénom et du nom de la personne (le plus souvent le dirigeant ou le maire).',
  document: 'notice',
  mention: noticeItems.director,
  missing: 'directeur de la publication',
  refine(verdict, { document: { text, folded, pages } }) {
    const said = normaliseText(text);
    // One person alone in business publishes, hence directs.
    if (verdict.status !== 'inapplicable' && isOwnBusiness(folded) && namedOwner(said))
      return { status: 'pass' };
    if (verdict.status !== 'pass' || namedDirector(said)) return verdict;
    return unnamed(text, noticeItems.director, pages);
  },
});
