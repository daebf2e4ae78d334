import type { PageFacts } from '#engine/artifacts.ts';
import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { cookie, legalPage } from '#tests/support/visit-parts.ts';
import rule from './priv-politique-absente.ts';

const contactForm: PageFacts['forms'][number] = {
  action: 'https://www.exemple.fr/contact',
  method: 'post',
  fields: [{ type: 'email', name: 'email', label: 'Courriel', required: true }],
  text: 'Courriel Envoyer',
};
const home = (changes: Partial<PageFacts> = {}) => pageFacts({ forms: [contactForm], ...changes });
const link = (text: string, url: string) => ({ text, url, region: 'footer' as const, rel: '' });
const { site } = siteArtifacts();

ruleCases(rule, {
  pass: {
    'a privacy page': siteArtifacts({ pages: [home(), legalPage('privacy', 'Vos données personnelles.')] }),
    'a page reached by its name': siteArtifacts({
      pages: [
        home({ links: [link('Données personnelles', 'https://www.exemple.fr/rgpd')] }),
        legalPage('other', 'Vos données.', {
          url: 'https://www.exemple.fr/rgpd',
          requestedUrl: 'https://www.exemple.fr/rgpd',
        }),
      ],
    }),
    'inside the legal notice': siteArtifacts({
      pages: [
        home(),
        legalPage(
          'legal-notice',
          'Données personnelles : le responsable du traitement les conserve trois ans. Vos droits : accès, rectification, effacement, opposition. Réclamation auprès de la CNIL.',
        ),
      ],
    }),
  },
  fail: {
    'a form and no policy': siteArtifacts({ pages: [home()] }),
    'a tracker and no policy': siteArtifacts({
      pages: [pageFacts({ cookies: [cookie('_ga', { lifetimeSeconds: 999 })] })],
    }),
  },
  review: {
    'some pages were not visited': siteArtifacts({
      pages: [home()],
      site: { ...site, crawlComplete: false },
    }),
    'one page was asked for': siteArtifacts({ pages: [home()], site: { ...site, scope: 'page' } }),
    'linked but not read': siteArtifacts({
      pages: [home({ links: [link('Politique de confidentialité', 'https://www.exemple.fr/rgpd.pdf')] })],
    }),
  },
  inapplicable: { 'no collection': siteArtifacts() },
});
