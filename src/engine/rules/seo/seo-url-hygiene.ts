import { listOf } from '#contract/french.ts';
import { defineRule } from '../../rule.ts';

const underscores = 'traits de soulignement';

const defects: readonly (readonly [string, (url: URL) => boolean])[] = [
  ['majuscules', (url) => /[A-Z]/.test(url.pathname.replaceAll(/%[0-9A-F]{2}/gi, ''))],
  [underscores, (url) => url.pathname.includes('_')],
  ['accents ou espaces', (url) => /%(?:C3|20|E[0-9])/i.test(url.pathname)],
  [
    'identifiant de session',
    (url) => /(?:^|[?&;])(?:phpsessid|jsessionid|sessionid|sid)=/i.test(url.search + url.pathname),
  ],
  [
    'numéro au lieu de mots',
    (url) => /\.(?:php|aspx?|jsp)$/i.test(url.pathname) && /[?&]\w*id=/i.test(url.search),
  ],
];

export default defineRule({
  id: 'seo-url-hygiene',
  version: 2,
  severity: 'info',
  automation: 'automatique',
  effort: 3,
  references: [{ kind: 'vendor', title: 'Google Search Central, structure des adresses' }],
  title: { fail: 'L’adresse de la page est peu lisible', pass: 'L’adresse de la page est lisible' },
  why: 'Une adresse faite de mots simples dit le sujet de la page dans les résultats et dans les messages où on la colle.',
  fix: 'Pour les prochaines pages, composer l’adresse de mots en minuscules, sans accent, séparés par des tirets.',
  artifacts: ['page'],
  evaluate({ page }) {
    const url = URL.parse(page.url);
    if (!url || (url.pathname === '/' && url.search === ''))
      return { status: 'inapplicable', reason: 'accueil' };
    const found = defects.filter(([, test]) => test(url)).map(([name]) => name);
    if (found.length === 0) return { status: 'pass' };
    return {
      status: 'fail',
      occurrences: found.length,
      evidence: [
        {
          type: 'value',
          label: 'Adresse',
          value: url.href.slice(0, 300),
          expected: `sans ${listOf(found, 'ni')}${found.includes(underscores) ? ' (des tirets à la place)' : ''}`,
        },
      ],
    };
  },
});
