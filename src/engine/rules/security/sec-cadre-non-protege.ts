import { enforcedPolicies } from '../../derive/http/csp.ts';
import { headerValue } from '../../derive/http/headers.ts';
import { asksForSecrets } from '../../derive/trackers/personal-forms.ts';
import { defineRule } from '../../rule.ts';

export default defineRule({
  id: 'sec-cadre-non-protege',
  version: 4,
  // On pages that ask for a password, a card or a paper of identity; elsewhere there is nothing to steal, and most sites are so: `mineur`.
  severity: 'majeur',
  automation: 'automatique',
  effort: 1,
  references: [
    { kind: 'vendor', title: 'Observatory XFO' },
    { kind: 'authority', title: 'ANSSI' },
  ],
  title: {
    fail: 'N’importe quel site peut afficher vos pages dans un cadre (X-Frame-Options ou frame-ancestors absent)',
    pass: 'L’affichage de vos pages dans d’autres sites est limité (X-Frame-Options ou frame-ancestors)',
  },
  why: 'Un site malveillant peut afficher votre page, invisible, sous ses propres boutons et faire cliquer vos visiteurs à leur insu (détournement de clic).',
  fix: 'Envoyer l’en-tête Content-Security-Policy avec la directive frame-ancestors limitée au mot-clé self (et à vos partenaires s’il y en a), ou l’en-tête X-Frame-Options: SAMEORIGIN.',
  artifacts: ['mainResponse', 'dom'],
  evaluate({ mainResponse, dom }) {
    const { url, headers } = mainResponse;
    const frameSources = enforcedPolicies(mainResponse, dom)
      .filter((policy) => policy.origin === 'header')
      .flatMap((policy) =>
        policy.directives.has('frame-ancestors') ? [policy.directives.get('frame-ancestors')] : [],
      );
    if (frameSources.some((sources) => !sources?.some((source) => /^(?:\*|https?:)$/.test(source))))
      return { status: 'pass' };
    const options = headerValue(headers, 'x-frame-options');
    if (
      frameSources.length === 0 &&
      /^\s*(?:deny|sameorigin)\s*(?:,\s*(?:deny|sameorigin)\s*)*$/i.test(options ?? '')
    )
      return { status: 'pass' };
    return {
      status: 'fail',
      ...(!asksForSecrets(dom) && ({ severity: 'mineur' } as const)),
      evidence: [
        {
          type: 'header',
          url,
          name: 'content-security-policy',
          value: headerValue(headers, 'content-security-policy'),
        },
        { type: 'header', url, name: 'x-frame-options', value: options },
      ],
    };
  },
});
