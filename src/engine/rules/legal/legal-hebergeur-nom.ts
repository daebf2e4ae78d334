import { knownHosts, noticeItems } from '#reference/legal-patterns.ts';
import { normaliseText } from '../../derive/legal/legal-text.ts';
import { isHostUnfilled } from '../../derive/legal/unfilled.ts';
import { defineMentionRule, unnamed } from '../verdicts/mention-rule.ts';

/** A company, place or brand after the word: a capital letter that does not begin a sentence, or an own domain name. */
const namedAfter =
  /[Hh][ée]berg\p{L}{0,12}[^.!?[\]]{0,40}?[\s:–-]\s*(?:par |chez |la soci[ée]t[ée] |l'entreprise )?(?!(?:Les?|La|L'|Ce(?:t|tte)?|Notre|Votre|Nos|Un|Une|Il|Elle|Nous|Vous)(?![\p{L}\d]))\p{Lu}[\p{L}\d&.'-]+|[Hh][ée]berg\p{L}{0,12}[^!?[\]]{0,80}\b[\w-]{1,63}\.(?:com|fr|net|eu|io|ch|org)\b/u;

export default defineMentionRule({
  id: 'legal-hebergeur-nom',
  version: 4,
  severity: 'majeur',
  automation: 'semi',
  effort: 1,
  references: [{ kind: 'law', title: 'LCEN art. 1-1 I 4°' }],
  parent: 'legal-mentions-absentes',
  title: {
    fail: 'L’hébergeur du site n’a pas été trouvé dans les mentions légales',
    pass: 'Les mentions légales nomment l’hébergeur du site',
  },
  messages: {
    unnamed: 'L’hébergeur est évoqué mais ne semble pas nommé : à vérifier',
  },
  why: 'L’hébergeur est celui à qui signaler un contenu illicite si l’éditeur ne répond pas. Tous les sites doivent le nommer, même personnels.',
  fix: 'Indiquer le nom ou la raison sociale, l’adresse et le téléphone de l’hébergeur (ils figurent sur son propre site).',
  document: 'notice',
  mention: ({ document: { folded } }) => knownHosts.test(folded) || noticeItems.hosting.test(folded),
  missing: 'hébergeur',
  refine(verdict, { document: { folded, text, pages } }) {
    const isNamed =
      knownHosts.test(folded) || (namedAfter.test(normaliseText(text)) && !isHostUnfilled(text));
    return verdict.status !== 'pass' || isNamed ? verdict : unnamed(text, noticeItems.hosting, pages);
  },
});
