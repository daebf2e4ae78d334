import type { Evidence } from '#contract/report.ts';
import type { PageFacts } from '../../artifacts.ts';
import { contradictedDatum, wordingOf } from '../../derive/text/asked-datum.ts';
import { defineSiteRule } from '../../rule.ts';

const compared = new Set(['email', 'tel', 'password']);

type Field = PageFacts['forms'][number]['fields'][number];

/**
 * Data asked of the visitor under the same type, unless its words ask for another one, or the same unmistakable name. The
 * telephone of the person to help is another datum than his.
 */
function keyOf({ type, name, label, ofSomeoneElse }: Field) {
  if (ofSomeoneElse) return '';
  if (compared.has(type)) return contradictedDatum(type, label) ? '' : type;
  return /^(prenom|firstname|nom|lastname|code_?postal|ville)$/i.test(name) ? name.toLowerCase() : '';
}

export default defineSiteRule({
  id: 'rgaa-etiquettes-incoherentes',
  // 5: what is asked of somebody else is another datum.
  version: 5,
  severity: 'info',
  automation: 'revue',
  effort: 1,
  references: [{ kind: 'standard', title: 'RGAA 11.3' }],
  rgaa: ['11.3'],
  title: {
    fail: 'La même donnée est demandée sous des noms différents : à vérifier',
    pass: 'La même donnée est demandée sous le même nom',
  },
  why: '« Courriel » ici, « Mail » là, « Identifiant » ailleurs : les personnes ayant des difficultés de lecture hésitent.',
  fix: 'Choisir un mot par donnée et s’y tenir dans tous les formulaires.',
  artifacts: ['pages'],
  evaluate({ pages }) {
    const uses = pages.flatMap((page) =>
      page.forms.flatMap((form) =>
        // An example of what to type is no name: another rule tells it.
        form.fields
          .filter(({ fromPlaceholder }) => !fromPlaceholder)
          .map((field) => ({
            page: page.url,
            key: keyOf(field) && `${page.lang.slice(0, 2).toLowerCase()} ${keyOf(field)}`,
            label: field.label,
            said: wordingOf(field.label),
          })),
      ),
    );
    const known = uses.filter(({ key, said }) => key !== '' && said !== '');
    // Words are compared within one language: « Courriel » here, « E-mail » on the English pages.
    const keys = [...new Set(known.map(({ key }) => key))];
    const groups = keys
      .map((key) => known.filter((use) => use.key === key))
      .filter((group) => group.length > 1);
    if (groups.length === 0) return { status: 'inapplicable' };
    const mixed = groups.filter((group) => new Set(group.map(({ said }) => said)).size > 1);
    if (mixed.length === 0) return { status: 'pass' };
    const evidence = mixed.flatMap((group) => {
      const distinct = [...new Map(group.map((use) => [use.said, use])).values()];
      return distinct.map((use): Evidence => ({ type: 'page', url: use.page, note: `« ${use.label} »` }));
    });
    return {
      status: 'review',
      evidence: evidence,
      pages: [...new Set(mixed.flat().map(({ page }) => page))],
      occurrences: mixed.length,
    };
  },
});
