import { noticeItems } from '#reference/legal-patterns.ts';
import { quotedNumbers } from '../../derive/legal/company-numbers.ts';
import { splitHost } from '../../derive/legal/notice-text.ts';
import { defineMentionRule } from '../verdicts/mention-rule.ts';

const nearby =
  /\b(?:siren|siret|r\.?c\.?s|rne|rm)\b[^.;]{0,60}\d{3}[ .]?\d{3}[ .]?\d{3}|\b\d{3} \d{3} \d{3} (?:\d{5} )?(?:r\.?c\.?s|rne)\b/;

/** Most are in no register of companies, and the number of the national register of associations is no duty. */
const association =
  /\bassociation\b.{0,60}\bloi (?:de |du 1er juillet )?190[18]\b|\b(?:edite\w* par|editeur|propriete de)\b.{0,30}\bassociation\b(?! (?:de gestion|agreee))/;
/** A company beside it: the association may be a customer or a partner. */
const company = /\b(?:s\.?a\.?s\.?u?|s\.?a\.?r\.?l|eurl|societe anonyme|capital (?:social )?de)\b/;

export default defineMentionRule({
  id: 'legal-immatriculation',
  version: 5,
  severity: 'majeur',
  automation: 'semi',
  effort: 1,
  references: [
    { kind: 'law', title: 'LCEN art. 1-1 I' },
    { kind: 'law', title: 'R123-237 C. com.' },
  ],
  parent: 'legal-mentions-absentes',
  profiles: ['delegate', 'large', 'shop', 'company', 'association'],
  title: {
    fail: 'Le numéro SIREN, SIRET ou RCS n’a pas été trouvé dans les mentions légales',
    pass: 'Les mentions légales donnent un numéro d’immatriculation',
  },
  why: 'Ce numéro permet de vérifier dans les registres publics que l’entreprise existe.',
  fix: 'Ajouter le numéro sous la forme « RCS Lyon 732 829 320 » (ou le numéro RNA pour une association).',
  document: 'notice',
  mention: ({ document: { folded } }) =>
    quotedNumbers(folded).length > 0 || nearby.test(folded) || noticeItems.rna.test(folded),
  exempt: ({ site, document: { folded } }) => {
    const { publisher } = splitHost(folded);
    return site.profile === null && association.test(publisher) && !company.test(publisher)
      ? 'le site se présente comme celui d’une association, que rien n’oblige à être immatriculée'
      : null;
  },
  // Many associations are in no register of companies.
  doubtful: ({ site }) => site.profile === 'association',
  missing: 'SIREN, SIRET, RCS ou RNA',
});
