import { foldText } from '#contract/fold-text.ts';
import type { PageFacts } from '../../artifacts.ts';
import { misshapenNumbers, quotedNumbers, sirensCalledSiret } from '../../derive/legal/company-numbers.ts';
import { legalDocument } from '../../derive/legal/legal-pages.ts';
import { defineSiteRule } from '../../rule.ts';

const labels = { siren: 'SIREN', siret: 'SIRET', vat: 'TVA intracommunautaire' } as const;

interface Wrong {
  readonly label: string;
  readonly digits: string;
  readonly value: string;
  readonly expected: string;
}

/** What of those numbers cannot be one. */
function wrongNumbers(folded: string): Wrong[] {
  return [
    ...misshapenNumbers(folded).map(({ kind, digits, expectedLength }) => ({
      label: labels[kind],
      digits,
      value: `${digits} (${digits.length} chiffres)`,
      expected: `${expectedLength} chiffres`,
    })),
    ...quotedNumbers(folded)
      .filter(({ valid }) => !valid)
      .map(({ kind, digits }) => ({
        label: labels[kind],
        digits,
        value: digits,
        expected: 'clé de contrôle juste',
      })),
  ];
}

const namesNumber = /\bsire[nt]\b|\btva\b/;

/** Without a notice: pages whose foot gives such a number, or that say who to write to. */
const elsewhere = (pages: readonly PageFacts[]) =>
  pages
    .map((page) => ({
      page,
      folded: foldText(
        page.isHome || page.kind === 'contact' ? `${page.text}\n${page.footerText}` : page.footerText,
      ),
    }))
    .filter(({ folded }) => namesNumber.test(folded));

export default defineSiteRule({
  id: 'legal-immatriculation-fausse',
  // 3: without a notice, what the foot of the pages says is read; a SIREN called a SIRET is asked about.
  version: 3,
  severity: 'majeur',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'law', title: 'R123-237 C. com.' }],
  parent: 'legal-immatriculation',
  title: {
    fail: 'Un numéro d’entreprise est erroné dans les mentions légales ({numbers})',
    pass: 'Les numéros d’entreprise des mentions légales sont bien formés',
  },
  messages: {
    elsewhere: 'Un numéro d’entreprise est erroné ({numbers})',
    siren: 'Un numéro de 9 chiffres est appelé SIRET ({numbers})',
  },
  why: 'Ces numéros ont une longueur fixe et une clé de contrôle : l’une des deux ne va pas ici. C’est une faute de frappe ou un numéro inventé, et personne ne peut vérifier l’entreprise.',
  fix: 'Recopier le numéro depuis votre extrait d’immatriculation ou l’annuaire des entreprises.',
  advice: {
    siren: {
      why: 'Un SIRET a 14 chiffres et désigne un établissement ; les 9 premiers sont le SIREN de l’entreprise. Le numéro écrit est un SIREN, ou il y manque cinq chiffres.',
      fix: 'Écrire « SIREN » devant ce numéro, ou ajouter les cinq derniers chiffres du SIRET.',
    },
  },
  unread: 'stands',
  artifacts: ['site', 'pages'],
  evaluate({ site, pages }) {
    const notice = legalDocument({ site, pages }, 'notice');
    const unseen = notice.pages.length === 0;
    const others = unseen ? elsewhere(pages) : [];
    const folded = unseen ? [...new Set(others.map((one) => one.folded))].join('\n') : notice.folded;
    const named = unseen ? others.map(({ page }) => page) : notice.pages;
    const called = sirensCalledSiret(folded);
    const wrong = [...new Map(wrongNumbers(folded).map((one) => [one.digits, one])).values()];
    if (quotedNumbers(folded).length + wrong.length + called.length === 0)
      return { status: 'inapplicable', reason: 'aucun numéro d’entreprise trouvé', unseen };
    if (wrong.length > 0)
      return {
        status: 'fail',
        ...(unseen && { message: 'elsewhere' as const }),
        values: { numbers: wrong.map(({ label, digits }) => `${label} ${digits}`).join(', ') },
        pages: named.map((page) => page.url),
        evidence: wrong.map(({ label, value, expected }) => ({ type: 'value', label, value, expected })),
      };
    if (called.length === 0) return { status: 'pass', unseen };
    return {
      status: 'review',
      message: 'siren',
      severity: 'mineur',
      values: { numbers: called.join(', ') },
      pages: named.map((page) => page.url),
      evidence: called.map((value) => ({ type: 'value', label: 'SIRET', value, expected: '14 chiffres' })),
    };
  },
});
