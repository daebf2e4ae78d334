import { foldedTextOf } from '../../derive/legal/legal-text.ts';
import { pagesOfServices, serviceEvidence } from '../../derive/trackers/tracker-evidence.ts';
import { seenServices } from '../../derive/trackers/trackers.ts';
import { defineSiteRule } from '../../rule.ts';

const disclosed =
  /\bassistants? (?:virtuels?|automatiques?|ia)\b|\bintelligence artificielle\b|\brobot conversationnel\b|\bchatbot\b|\bagent conversationnel\b/;

export default defineSiteRule({
  id: 'priv-ia-conversationnelle',
  severity: 'mineur',
  automation: 'revue',
  effort: 1,
  references: [{ kind: 'law', title: 'Règlement IA art. 50' }],
  title: {
    fail: 'Un assistant en ligne est présent : l’annonce d’une IA est à vérifier',
    pass: 'Pas d’assistant automatique repéré, ou il s’annonce comme tel',
  },
  why: 'Depuis le 2 août 2026, une personne doit savoir d’emblée qu’elle parle à une machine.',
  fix: 'Si un robot répond, l’annoncer dès le premier message, par exemple « Vous échangez avec un assistant virtuel ».',
  artifacts: ['pages'],
  evaluate({ pages }) {
    const chats = seenServices(pages).filter(({ service }) => service.purpose === 'chat');
    if (chats.length === 0 || pages.some((page) => disclosed.test(foldedTextOf(page))))
      return { status: 'pass' };
    return { status: 'review', evidence: serviceEvidence(chats), pages: pagesOfServices(chats) };
  },
});
