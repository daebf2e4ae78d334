/**
 * Web functions that are not « Baseline widely available »: in all main browsers for less than 30 months, or not yet
 * in all of them. Only those whose absence breaks something; what merely looks plainer (a shadow, a transition) is
 * left out.
 * Source: web-features 3.40.0 (W3C WebDX community group, Apache-2.0), read in November 2026.
 */
export interface RecentFeature {
  /** As developers write it; shown to the reader. */
  readonly name: string;
  /** Month from which all main browsers have it (`2025-04`); null: not yet. */
  readonly since: string | null;
  readonly in: 'value' | 'property' | 'at-rule' | 'attribute' | 'script';
  readonly pattern: RegExp;
}

const value = (name: string, since: string | null, pattern: RegExp): RecentFeature => ({
  name,
  since,
  in: 'value',
  pattern,
});

export const recentFeatures: readonly RecentFeature[] = [
  value('couleurs relatives (from)', '2024-09', /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(\s*from\b/),
  value(
    'espace de couleurs d’un dégradé (in …)',
    '2024-06',
    /-gradient\([^,()]*\bin\s+(?:srgb|hsl|hwb|lab|lch|oklab|oklch|xyz|display-p3)/,
  ),
  value('abs() et sign()', '2025-06', /(?:^|[\s,(*/+-])(?:abs|sign)\(/),
  value('shape()', '2026-02', /\bshape\(/),
  value('contrast-color()', '2026-04', /\bcontrast-color\(/),
  value('sibling-index() et sibling-count()', '2026-08', /\bsibling-(?:index|count)\(/),
  value('progress()', '2026-09', /(?:^|[\s,(*/+-])progress\(/),
  value('calc-size()', null, /\bcalc-size\(/),
  value('if()', null, /(?:^|[\s,(])if\(/),
  value('random()', null, /(?:^|[\s,(*/+-])random\(/),
  value('anchor() et anchor-size()', null, /\banchor(?:-size)?\(/),
  value('attr() typé', null, /\battr\([^)]{0,200}\btype\(/),
  {
    name: 'position-area et position-anchor',
    since: null,
    in: 'property',
    pattern: /^position-(?:area|anchor)$/,
  },
  { name: 'animation-timeline', since: null, in: 'property', pattern: /^animation-timeline$/ },
  { name: '@scope', since: '2026-03', in: 'at-rule', pattern: /^@scope\b/ },
  { name: '@function', since: null, in: 'at-rule', pattern: /^@function\b/ },
  { name: '@container style()', since: '2026-05', in: 'at-rule', pattern: /^@container\b[^{@]*\bstyle\(/ },
  { name: 'popover', since: '2025-01', in: 'attribute', pattern: /^popover$/ },
  { name: 'commandfor', since: '2025-12', in: 'attribute', pattern: /^commandfor$/ },
  { name: 'interestfor', since: null, in: 'attribute', pattern: /^interestfor$/ },
  { name: 'Promise.try()', since: '2025-01', in: 'script', pattern: /\bPromise\.try\(/ },
  { name: 'RegExp.escape()', since: '2025-05', in: 'script', pattern: /\bRegExp\.escape\(/ },
  { name: 'Iterator.from()', since: '2025-03', in: 'script', pattern: /\bIterator\.from\(/ },
  { name: 'Uint8Array.fromBase64()', since: '2025-09', in: 'script', pattern: /\bUint8Array\.fromBase64\(/ },
  { name: 'Math.sumPrecise()', since: '2026-04', in: 'script', pattern: /\bMath\.sumPrecise\(/ },
  {
    name: 'Temporal',
    since: null,
    in: 'script',
    pattern: /\bTemporal\.(?:Now|Plain|Instant|Zoned|Duration)/,
  },
];
