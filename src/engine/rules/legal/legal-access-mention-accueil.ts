import { foldText } from '#contract/fold-text.ts';
import { accessibilityBodies } from '#reference/legal-duties.ts';
import { accessibilityMention } from '#reference/legal-patterns.ts';
import { legalDocument } from '../../derive/legal/legal-pages.ts';
import { quoteAround } from '../../derive/legal/legal-text.ts';
import { isPublicBody } from '../../derive/legal/public-body.ts';
import { smallBody } from '../../derive/legal/small-body.ts';
import { defineSiteRule } from '../../rule.ts';
import { textLost } from '../untested-words.ts';

const nearlySaid = /\baccessibilite\b.{0,60}\bconforme\b|\bconforme\b.{0,60}\baccessibilite\b/;
/** A state of the site said beside the word, in a footer; works in buildings are announced in the same words. */
const otherWords =
  /\baccessibilite(?: numerique| du site| web| rgaa)? ?[:–—-] ?(?:site |audit |evaluation )?(?:en cours (?:de (?:mise en )?conformite|d'(?:audit|evaluation|amelioration))|conformite (?:en cours|partielle|totale)|non[- ]conformite|audit\b|evaluation\b|(?:niveau )?a{1,3}\b|rgaa\b|wcag\b|\d{1,3}(?:[.,]\d+)? ?%)(?! (?:de |du |des |d'|aux? )(?!site\b|rgaa\b))/;

export default defineSiteRule({
  id: 'legal-access-mention-accueil',
  // 7: a home page whose content could not be read lacks nothing that is known.
  version: 7,
  severity: 'majeur',
  automation: 'automatique',
  effort: 1,
  references: [
    { kind: 'law', title: 'Loi 2005-102 art. 47' },
    { kind: 'law', title: 'décret 2019-768' },
  ],
  profiles: accessibilityBodies,
  title: {
    fail: 'La page d’accueil n’affiche pas la mention d’accessibilité',
    pass: 'La page d’accueil affiche la mention d’accessibilité',
  },
  messages: {
    wording: 'La mention d’accessibilité de l’accueil n’a pas la forme attendue : à vérifier',
    otherWords: 'La mention d’accessibilité de l’accueil n’emploie pas les mots imposés',
  },
  why: 'Les organismes publics et les grandes entreprises doivent afficher l’état de conformité de leur site. Sans cette mention, l’organisme s’expose à une sanction pouvant atteindre 25 000 €, après une mise en demeure de l’Arcom restée sans effet.',
  fix: 'Afficher sur l’accueil « Accessibilité : non conforme », « partiellement conforme » ou « totalement conforme », en lien vers la déclaration.',
  unread: 'stands',
  artifacts: ['site', 'pages'],
  evaluate({ site, pages }) {
    const home = pages.find((page) => page.isHome);
    if (!home && site.scope === 'page')
      return { status: 'inapplicable', reason: 'audit d’une seule page, qui n’est pas l’accueil' };
    if (!home && site.scope !== 'site')
      return { status: 'inapplicable', reason: 'la page d’accueil n’est pas des pages choisies' };
    if (!home) return { status: 'untested', reason: 'la page d’accueil n’a pas été lue' };
    if (home.textLost) return { status: 'untested', reason: textLost };
    const text = [home.text, home.footerText, ...home.links.map((link) => link.text)].join('\n');
    if (accessibilityMention.test(foldText(text))) return { status: 'pass' };
    const unbound = smallBody({ site, pages });
    if (unbound !== null) return { status: 'inapplicable', reason: unbound };
    const quote = quoteAround(text, nearlySaid);
    if (quote)
      return { status: 'review', message: 'wording', evidence: [{ type: 'text', quote, where: home.url }] };
    const isBound = isPublicBody({ site, pages });
    // Whether the site is bound at all is one question: where the page lacks too, it asks it.
    const { status } = legalDocument({ site, pages }, 'accessibility');
    if (site.profile === null && !isBound && (status === 'absent' || status === 'unknown'))
      return { status: 'inapplicable', reason: 'demandé avec la page « Accessibilité », qui manque aussi' };
    const note = 'non trouvé : « Accessibilité : non / partiellement / totalement conforme »';
    const bound = isBound && ({ bound: true } as const);
    const proof = { status: 'fail', pages: [home.url], ...bound } as const;
    const inFooter = home.links.filter(({ region }) => region === 'footer').map((link) => link.text);
    const said = quoteAround([home.footerText, ...inFooter].join('\n'), otherWords, 40);
    return said === null
      ? { ...proof, evidence: [{ type: 'page', url: home.url, note }] }
      : { ...proof, message: 'otherWords', evidence: [{ type: 'text', quote: said, where: home.url }] };
  },
});
