import { quotedNumbers } from '../../derive/legal/company-numbers.ts';
import { legalDocument } from '../../derive/legal/legal-pages.ts';
import { defineSiteRule } from '../../rule.ts';

const labels = { siren: 'SIREN', siret: 'SIRET', vat: 'TVA intracommunautaire' } as const;

export default defineSiteRule({
  id: 'legal-immatriculation-fausse',
  severity: 'majeur',
  automation: 'automatique',
  effort: 1,
  references: ['R123-237 C. com.'],
  parent: 'legal-immatriculation',
  title: {
    fail: 'Un numéro d’entreprise est erroné dans les mentions légales ({numbers})',
    pass: 'Les numéros d’entreprise des mentions légales sont bien formés',
  },
  why: 'Ces numéros contiennent une clé de contrôle, qui ne correspond pas ici : c’est une faute de frappe ou un numéro inventé. Personne ne peut vérifier l’entreprise.',
  fix: 'Recopier le numéro depuis votre extrait d’immatriculation ou l’annuaire des entreprises.',
  unread: 'stands',
  artifacts: ['site', 'pages'],
  evaluate({ site, pages }) {
    const notice = legalDocument({ site, pages }, 'notice');
    const numbers = notice.pages.length > 0 ? quotedNumbers(notice.folded) : [];
    const unseen = notice.pages.length === 0;
    if (numbers.length === 0)
      return { status: 'inapplicable', reason: 'aucun numéro d’entreprise trouvé', unseen };
    const wrong = numbers.filter(({ valid }) => !valid);
    if (wrong.length === 0) return { status: 'pass' };
    return {
      status: 'fail',
      values: { numbers: wrong.map(({ kind, digits }) => `${labels[kind]} ${digits}`).join(', ') },
      pages: notice.pages.map((page) => page.url),
      evidence: wrong.map(({ kind, digits }) => ({
        type: 'value',
        label: labels[kind],
        value: digits,
        expected: 'clé de contrôle juste',
      })),
    };
  },
});
