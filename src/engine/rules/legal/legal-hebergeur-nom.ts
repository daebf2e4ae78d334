import { knownHosts, noticeItems } from '#reference/legal-patterns.ts';
import { judgeMention } from '../../derive/legal/judge-mention.ts';
import { legalDocument } from '../../derive/legal/legal-pages.ts';
import { normaliseText, quoteAround } from '../../derive/legal/legal-text.ts';
import { defineSiteRule } from '../../rule.ts';

/** A company, place or brand after the word: a capital letter that does not begin a sentence, or an own domain name. */
const namedAfter =
  /[Hh][ée]berg\p{L}{0,12}[^.!?]{0,40}?[\s:–-]\s*(?:par |chez |la soci[ée]t[ée] |l'entreprise )?(?!(?:Les?|La|L'|Ce(?:t|tte)?|Notre|Votre|Nos|Un|Une|Il|Elle|Nous|Vous)(?![\p{L}\d]))\p{Lu}[\p{L}\d&.'-]+|[Hh][ée]berg\p{L}{0,12}[^!?]{0,80}\b[\w-]{1,63}\.(?:com|fr|net|eu|io|ch|org)\b/u;

export default defineSiteRule({
  id: 'legal-hebergeur-nom',
  severity: 'majeur',
  automation: 'semi',
  effort: 1,
  references: ['LCEN art. 1-1 I 4°'],
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
  artifacts: ['site', 'pages'],
  evaluate({ site, pages }) {
    const notice = legalDocument({ site, pages }, 'notice');
    const mentioned = noticeItems.hosting.test(notice.folded);
    const known = knownHosts.test(notice.folded);
    if (known || !mentioned || notice.pages.length === 0)
      return judgeMention(notice, known || mentioned, 'non trouvé : hébergeur');
    if (namedAfter.test(normaliseText(notice.text))) return { status: 'pass' };
    const quote = quoteAround(notice.text, noticeItems.hosting) ?? '';
    const where = notice.pages[0]?.url ?? '';
    return { status: 'review', message: 'unnamed', evidence: [{ type: 'text', quote, where }] };
  },
});
