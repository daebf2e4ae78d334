import { noticeItems } from '#reference/legal-patterns.ts';
import { hostPart } from '../../derive/legal/host-part.ts';
import { isHostedAtHome, postalAddress, splitHost } from '../../derive/legal/notice-text.ts';
import { defineMentionRule } from '../verdicts/mention-rule.ts';

export default defineMentionRule({
  id: 'legal-hebergeur-adresse',
  version: 3,
  severity: 'mineur',
  automation: 'semi',
  effort: 1,
  references: [{ kind: 'law', title: 'LCEN art. 1-1 I 4°' }],
  parent: 'legal-hebergeur-nom',
  title: {
    fail: 'L’adresse de l’hébergeur n’a pas été trouvée dans les mentions légales',
    pass: 'Les mentions légales donnent l’adresse de l’hébergeur',
  },
  why: 'La loi demande le nom, l’adresse et le téléphone de l’hébergeur.',
  fix: 'Recopier l’adresse de l’hébergeur depuis les mentions légales de son propre site.',
  document: 'notice',
  exempt: ({ document }) => (noticeItems.hosting.test(document.folded) ? null : 'hébergeur non trouvé'),
  mention: ({ document, pages }) => postalAddress.test(hostPart(document, pages)),
  // The footer that follows may be the host’s own words.
  doubtful({ document }) {
    const { host } = splitHost(document.folded);
    return isHostedAtHome(host) || postalAddress.test(host);
  },
  missing: 'adresse de l’hébergeur',
});
