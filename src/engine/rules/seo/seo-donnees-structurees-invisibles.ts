import { jsonLdItemsOf } from '../../derive/search/json-ld.ts';
import { defineRule } from '../../rule.ts';

const judged = ['price', 'lowPrice', 'ratingValue'] as const;

export default defineRule({
  id: 'seo-donnees-structurees-invisibles',
  severity: 'mineur',
  automation: 'revue',
  effort: 1,
  references: [{ kind: 'vendor', title: 'Google Search Central, consignes des données structurées' }],
  title: {
    fail: 'Des prix ou des notes déclarés aux moteurs ne se voient pas dans la page',
    pass: 'Les prix et les notes déclarés aux moteurs se voient dans la page',
  },
  why: 'Déclarer une valeur que le visiteur ne voit pas est contraire aux règles des moteurs, qui peuvent sanctionner le site.',
  fix: 'Afficher la valeur dans la page, ou la retirer des données structurées.',
  artifacts: ['source', 'dom'],
  evaluate({ source, dom }) {
    const declared = jsonLdItemsOf(source).flatMap((item) =>
      judged.flatMap((name) => {
        const value = Number(item[name]);
        return item[name] === undefined || !Number.isFinite(value) || value === 0 ? [] : [{ name, value }];
      }),
    );
    if (declared.length === 0) return { status: 'inapplicable', reason: 'ni prix ni note déclarés' };
    const wrong = declared.filter(({ value }) => !isWritten(value, dom.text));
    if (wrong.length === 0) return { status: 'pass' };
    return {
      status: 'review',
      evidence: wrong.map(({ name, value }) => ({
        type: 'value',
        label: name,
        value: String(value),
        expected: 'visible',
      })),
    };
  },
});

/** Written with a comma or a point, with one, two or no decimals, thousands apart or not. */
function isWritten(value: number, text: string): boolean {
  const digits = text.replaceAll(/(\d)[\s\u00a0\u202f](?=\d{3})/g, '$1').replaceAll(',', '.');
  const forms = [String(value), value.toFixed(1), value.toFixed(2)];
  return forms.some((form) => new RegExp(`(?<![\\d.])${form.replace('.', '\\.')}(?!\\d)`).test(digits));
}
