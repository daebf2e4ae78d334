import { professionals } from '#reference/legal-duties.ts';
import { announcedAddress, placeOf, postalAddress } from '../../derive/legal/notice-text.ts';
import { defineMentionRule } from '../verdicts/mention-rule.ts';

export default defineMentionRule({
  id: 'legal-editeur-adresse',
  version: 2,
  severity: 'majeur',
  automation: 'semi',
  effort: 1,
  references: [{ kind: 'law', title: 'LCEN art. 1-1 I' }],
  parent: 'legal-mentions-absentes',
  profiles: professionals,
  title: {
    fail: 'L’adresse de l’éditeur n’a pas été trouvée dans les mentions légales',
    pass: 'Les mentions légales donnent l’adresse de l’éditeur',
  },
  messages: { hostOnly: 'La seule adresse lue semble être celle de l’hébergeur : à vérifier' },
  why: 'Une adresse permet de vous écrire et d’établir qui est l’éditeur du site.',
  fix: 'Indiquer l’adresse du siège (ou votre domicile, pour un entrepreneur individuel) : voie, code postal, ville.',
  document: 'notice',
  mention: ({ document }) => placeOf(document.folded, postalAddress) === 'publisher',
  doubtful: ({ document }) =>
    placeOf(document.folded, postalAddress) === 'host' ||
    placeOf(document.folded, announcedAddress) === 'publisher',
  missing: 'adresse de l’éditeur',
  refine: (verdict, { document }) =>
    verdict.status === 'review' && placeOf(document.folded, postalAddress) === 'host'
      ? { ...verdict, message: 'hostOnly' }
      : verdict,
});
