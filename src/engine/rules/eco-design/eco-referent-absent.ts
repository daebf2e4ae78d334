import { ecoDeclarationOf } from '../../derive/legal/eco-declaration.ts';
import { defineSiteRule } from '../../rule.ts';

const person =
  /\breferente?s?\b|\bcontact\w*\b|(?<![\w.+-])[\w.+-]+@[\w-]+\.[a-z]{2,}\b|\bresponsable (?:de|du)\b|\bnous ecrire\b/;

export default defineSiteRule({
  id: 'eco-referent-absent',
  severity: 'info',
  automation: 'semi',
  effort: 1,
  references: [{ kind: 'standard', title: 'RGESN 1.3' }],
  parent: 'eco-declaration-absente',
  title: {
    fail: 'La déclaration d’écoconception ne nomme aucun référent',
    pass: 'La déclaration d’écoconception nomme un référent',
  },
  why: 'Le référentiel demande une personne ou un service à qui s’adresser.',
  fix: 'Indiquer un nom ou une adresse d’e-mail dans la déclaration.',
  artifacts: ['pages'],
  evaluate({ pages }) {
    const { pages: found, folded } = ecoDeclarationOf(pages);
    if (found.length === 0) return { status: 'inapplicable', reason: 'aucune déclaration lue' };
    if (person.test(withoutMenus(folded))) return { status: 'pass' };
    return {
      status: 'fail',
      occurrences: 1,
      evidence: found.slice(0, 5).map(({ url }) => ({ type: 'page', url, note: 'ni référent ni adresse' })),
    };
  },
});

/** A lone « Contact » is the menu’s, not the declaration’s. */
function withoutMenus(folded: string): string {
  return folded.replaceAll(/\bcontact\b(?! (?:ecoconception|referent|:))/g, '');
}
