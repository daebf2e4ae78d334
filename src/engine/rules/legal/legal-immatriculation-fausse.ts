import { misshapenNumbers, quotedNumbers } from '../../derive/legal/company-numbers.ts';
import { legalDocument } from '../../derive/legal/legal-pages.ts';
import { defineSiteRule } from '../../rule.ts';

const labels = { siren: 'SIREN', siret: 'SIRET', vat: 'TVA intracommunautaire' } as const;

export default defineSiteRule({
  id: 'legal-immatriculation-fausse',
  // 2: a number of a wrong length is read too.
  version: 2,
  severity: 'majeur',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'law', title: 'R123-237 C. com.' }],
  parent: 'legal-immatriculation',
  title: {
    fail: 'Un numéro d’entreprise est erroné dans les mentions légales ({numbers})',
    pass: 'Les numéros d’entreprise des mentions légales sont bien formés',
  },
  why: 'Ces numéros ont une longueur fixe et une clé de contrôle : l’une des deux ne va pas ici. C’est une faute de frappe ou un numéro inventé, et personne ne peut vérifier l’entreprise.',
  fix: 'Recopier le numéro depuis votre extrait d’immatriculation ou l’annuaire des entreprises.',
  unread: 'stands',
  artifacts: ['site', 'pages'],
  evaluate({ site, pages }) {
    const notice = legalDocument({ site, pages }, 'notice');
    const unseen = notice.pages.length === 0;
    const numbers = unseen ? [] : quotedNumbers(notice.folded);
    const misshapen = unseen ? [] : misshapenNumbers(notice.folded);
    if (numbers.length + misshapen.length === 0)
      return { status: 'inapplicable', reason: 'aucun numéro d’entreprise trouvé', unseen };
    const wrong = [
      ...misshapen.map(({ kind, digits, expectedLength }) => ({
        label: labels[kind],
        digits,
        value: `${digits} (${digits.length} chiffres)`,
        expected: `${expectedLength} chiffres`,
      })),
      ...numbers
        .filter(({ valid }) => !valid)
        .map(({ kind, digits }) => ({
          label: labels[kind],
          digits,
          value: digits,
          expected: 'clé de contrôle juste',
        })),
    ];
    if (wrong.length === 0) return { status: 'pass' };
    return {
      status: 'fail',
      values: { numbers: wrong.map(({ label, digits }) => `${label} ${digits}`).join(', ') },
      pages: notice.pages.map((page) => page.url),
      evidence: wrong.map(({ label, value, expected }) => ({ type: 'value', label, value, expected })),
    };
  },
});
