import { robotsLimitBytes } from '../../address/robots.ts';
import { defineSiteRule } from '../../rule.ts';

/** Directives of services that are no mistake although RFC 9309 does not know them. */
const extensions = /^(?:content-signal|content-usage|noai|noimageai|disallowaitraining|tdm-\w+|comment)\s*:/i;

export default defineSiteRule({
  id: 'seo-robots-erreurs',
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'standard', title: 'RFC 9309' }],
  title: {
    fail: 'Le fichier robots.txt contient des erreurs',
    pass: 'Le fichier robots.txt est correct',
  },
  why: 'Les moteurs ignorent les lignes qu’ils ne comprennent pas : des pages peuvent rester ouvertes ou fermées contre votre volonté.',
  fix: 'Corriger chaque ligne citée. Une consigne (Allow, Disallow) vient toujours après une ligne User-agent.',
  artifacts: ['robots'],
  evaluate({ robots }) {
    if (robots.status < 200 || robots.status >= 300)
      return { status: 'inapplicable', reason: 'aucun fichier robots.txt' };
    if (/^\s*<(?:!doctype|html)/i.test(robots.text))
      return {
        status: 'fail',
        occurrences: 1,
        evidence: [{ type: 'request', url: robots.url, note: 'une page HTML répond à cette adresse' }],
      };
    const lines = robots.errors.filter(({ text }) => !extensions.test(text));
    const tooLong = robots.text.length >= robotsLimitBytes;
    if (lines.length === 0 && !tooLong) return { status: 'pass' };
    return {
      status: 'fail',
      occurrences: Math.max(1, lines.length),
      evidence: [
        ...(tooLong
          ? [{ type: 'value' as const, label: 'Taille', value: 'plus de 500 Kio, la suite n’est pas lue' }]
          : []),
        ...lines.map(({ line, text }) => ({ type: 'text' as const, quote: text, where: `Ligne ${line}` })),
      ],
    };
  },
});
