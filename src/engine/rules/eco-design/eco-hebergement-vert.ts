import { ecoDeclarationOf } from '../../derive/legal/eco-declaration.ts';
import { defineSiteRule } from '../../rule.ts';

const signs: readonly (readonly [string, RegExp])[] = [
  ['efficacité (PUE)', /\bpue\b|\bpower usage effectiveness\b/],
  ['eau (WUE)', /\bwue\b/],
  [
    'énergie',
    /\benergies? renouvelables?\b|\belectricite (?:verte|renouvelable|bas carbone)\b|\bbas carbone\b/,
  ],
  ['hébergeur', /\bheberg(?:eur|ement|e|ee)\b/],
];

export default defineSiteRule({
  id: 'eco-hebergement-vert',
  severity: 'info',
  automation: 'semi',
  effort: 2,
  references: [
    { kind: 'standard', title: 'RGESN 8.1' },
    { kind: 'standard', title: 'RGESN 8.5' },
  ],
  parent: 'eco-declaration-absente',
  title: {
    fail: 'La déclaration d’écoconception ne documente pas l’hébergement',
    pass: 'La déclaration d’écoconception documente l’hébergement',
  },
  why: 'Six critères du référentiel portent sur l’hébergeur : lieu, électricité, efficacité, eau, matériel, chaleur.',
  fix: 'Citer l’hébergeur, le lieu du centre de données, son PUE, son WUE et l’origine de son électricité.',
  artifacts: ['pages'],
  evaluate({ pages }) {
    const { pages: found, folded } = ecoDeclarationOf(pages);
    if (found.length === 0) return { status: 'inapplicable', reason: 'aucune déclaration lue' };
    const given = signs.filter(([, pattern]) => pattern.test(folded)).map(([name]) => name);
    const hosted = given.includes('hébergeur');
    if (hosted && given.length >= 2) return { status: 'pass' };
    return {
      status: 'fail',
      occurrences: 1,
      evidence: [
        {
          type: 'value',
          label: `Trouvé dans ${found[0]?.url ?? ''}`,
          value: given.join(', ') || 'rien',
          expected: 'hébergeur, énergie, PUE, WUE',
        },
      ],
    };
  },
});
