import { jsonLdItemsOf, typesOf } from '../../derive/search/json-ld.ts';
import { isOrganisationType } from '../../derive/search/structured-data.ts';
import { frenchPhones, phoneDigits } from '../../derive/text/phone-numbers.ts';
import { defineRule } from '../../rule.ts';

export default defineRule({
  id: 'seo-coordonnees-locales',
  version: 3,
  severity: 'info',
  automation: 'revue',
  effort: 1,
  references: [
    { kind: 'ours', title: 'Référencement local' },
    { kind: 'standard', title: 'schema.org' },
  ],
  title: {
    fail: 'Le téléphone déclaré aux moteurs n’est pas celui de la page : à vérifier',
    pass: 'Le téléphone déclaré aux moteurs est celui de la page',
  },
  why: 'Les moteurs comparent vos coordonnées d’une source à l’autre : des écarts leur font douter de la bonne, et le client appelle un mauvais numéro.',
  fix: 'Écrire le même nom, la même adresse et le même téléphone dans la page, dans les données structurées et dans les annuaires.',
  artifacts: ['source', 'dom'],
  evaluate({ source, dom }) {
    const declared = jsonLdItemsOf(source)
      .filter((item) => typesOf(item).some(isOrganisationType))
      .flatMap(({ telephone }) => (typeof telephone === 'string' ? [phoneDigits(telephone)] : []))
      .filter((digits) => /^0\d{9}$/.test(digits));
    const shown = frenchPhones(dom.text);
    if (declared.length === 0 || shown.length === 0)
      return { status: 'inapplicable', reason: 'pas de téléphone à comparer' };
    if (declared.some((digits) => shown.includes(digits))) return { status: 'pass' };
    return {
      // Both may be right (switchboard and service): a person must say.
      status: 'review',
      occurrences: 1,
      evidence: [
        {
          type: 'value',
          label: 'Déclaré',
          value: declared.join(', '),
          expected: `affiché : ${shown.join(', ')}`,
        },
      ],
    };
  },
});
