import { noticeItems } from '#reference/legal-patterns.ts';
import { legalDocument } from '../../derive/legal/legal-pages.ts';
import { defineSiteRule } from '../../rule.ts';

/** Marks that only one host leaves in its answers. Front services (Cloudflare) hide the true host: not listed. */
const marks: readonly (readonly [string, string, RegExp])[] = [
  ['x-vercel-id', 'Vercel', /\bvercel\b/],
  ['x-nf-request-id', 'Netlify', /\bnetlify\b/],
  ['x-github-request-id', 'GitHub Pages', /\bgithub\b/],
  ['x-shopid', 'Shopify', /\bshopify\b/],
  ['x-wix-request-id', 'Wix', /\bwix\b/],
  ['x-hubspot-correlation-id', 'HubSpot', /\bhubspot\b/],
  ['x-kinsta-cache', 'Kinsta', /\bkinsta\b/],
  ['x-platform-cluster', 'Platform.sh / Upsun', /\bplatform\.sh\b|\bupsun\b/],
];

export default defineSiteRule({
  id: 'legal-hebergeur-incoherent',
  severity: 'info',
  automation: 'revue',
  effort: 1,
  references: [{ kind: 'law', title: 'LCEN art. 1-1' }],
  title: {
    fail: 'Le site semble hébergé par {host}, que les mentions légales ne citent pas',
    pass: 'Rien ne contredit l’hébergeur cité',
  },
  why: 'Cette mention est souvent oubliée après un changement d’hébergeur.',
  fix: 'Vérifier qui héberge le site aujourd’hui et corriger les mentions légales.',
  artifacts: ['site', 'pages'],
  evaluate({ site, pages }) {
    const notice = legalDocument({ site, pages }, 'notice');
    if (notice.pages.length === 0 || !noticeItems.hosting.test(notice.folded))
      return { status: 'inapplicable', reason: 'aucun hébergeur cité' };
    for (const page of pages)
      for (const [name, host, words] of marks) {
        const header = page.headers.find((field) => field.name === name);
        if (!header || words.test(notice.folded)) continue;
        return {
          status: 'review',
          values: { host },
          evidence: [{ type: 'header', url: page.url, name, value: header.value }],
        };
      }
    return { status: 'pass' };
  },
});
