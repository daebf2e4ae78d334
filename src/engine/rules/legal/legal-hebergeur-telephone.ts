import { noticeItems } from '#reference/legal-patterns.ts';
import { isHostedAtHome, phone, splitHost } from '../../derive/legal/notice-text.ts';
import { defineMentionRule } from '../verdicts/mention-rule.ts';

const shortNumber = /\btel\w*[^a-z]{0,6}\d{4}\b/;

export default defineMentionRule({
  id: 'legal-hebergeur-telephone',
  version: 2,
  severity: 'mineur',
  automation: 'semi',
  effort: 1,
  references: ['LCEN art. 1-1 I 4°'],
  parent: 'legal-hebergeur-nom',
  title: {
    fail: 'Le téléphone de l’hébergeur n’a pas été trouvé dans les mentions légales',
    pass: 'Les mentions légales donnent le téléphone de l’hébergeur',
  },
  why: 'La loi demande le nom, l’adresse et le téléphone de l’hébergeur.',
  fix: 'Recopier le téléphone de l’hébergeur depuis les mentions légales de son propre site.',
  document: 'notice',
  exempt: ({ document }) => (noticeItems.hosting.test(document.folded) ? null : 'hébergeur non trouvé'),
  mention({ document }) {
    const { host } = splitHost(document.folded);
    return phone.test(host) || shortNumber.test(host);
  },
  doubtful: ({ document }) => isHostedAtHome(splitHost(document.folded).host),
  missing: 'téléphone de l’hébergeur',
});
