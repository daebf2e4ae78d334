import type { PageFacts } from '#engine/artifacts.ts';
import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { legalPage } from '#tests/support/visit-parts.ts';
import rule from './priv-infolettre-ouvertures.ts';

type Form = PageFacts['forms'][number];
const email = { type: 'email', name: 'email', label: 'Votre e-mail', required: true };
const form = (text: string, changes: Partial<Form> = {}): Form => ({
  action: 'https://www.exemple.fr/lettre',
  method: 'post',
  fields: [email],
  text,
  ...changes,
});
const site = (words: string, ...forms: readonly Form[]) =>
  siteArtifacts({ pages: [pageFacts({ forms }), legalPage('privacy', words)] });
const home = 'https://www.exemple.fr/';
const subscribe = form('Abonnez-vous à notre newsletter');
const leaves = 'Vous pouvez vous désinscrire par le lien placé au bas de chaque lettre.';
const opens = 'Nous mesurons l’ouverture de nos courriels avec votre accord.';
const silent =
  'L’inscription à une lettre d’information ne dit rien de la mesure des ouvertures : à vérifier';
const none = 'aucune inscription à une lettre d’information repérée';

ruleCases(rule, {
  'nothing is said': {
    artifacts: site('Vos données servent à vous répondre.', subscribe),
    verdict: 'review',
    title:
      'L’inscription à une lettre d’information ne dit rien de la mesure des ouvertures ni du retrait : à vérifier',
    evidence: [{ type: 'text', quote: 'Abonnez-vous à notre newsletter', where: home }],
    pages: [home],
  },
  'how to leave, not what is measured': {
    artifacts: site(leaves, subscribe),
    verdict: 'review',
    title: silent,
    evidence: [{ type: 'text', quote: 'Abonnez-vous à notre newsletter' }],
    pages: [home],
  },
  'what is measured, not how to leave': {
    artifacts: site(opens, subscribe),
    verdict: 'review',
    title: 'L’inscription à une lettre d’information ne dit pas comment se désinscrire : à vérifier',
    evidence: [{ type: 'text', quote: 'Abonnez-vous à notre newsletter' }],
    pages: [home],
  },
  'both in the policy': { artifacts: site(`${opens} ${leaves}`, subscribe), verdict: 'pass' },
  'both in the form': {
    artifacts: site(
      'Rien.',
      form('Infolettre du mois. Nous ne suivons pas qui ouvre nos lettres. Désinscription en un clic.'),
    ),
    verdict: 'pass',
  },
  'a pixel that is named': {
    artifacts: site(`Nos e-mails contiennent un pixel de suivi. ${leaves}`, subscribe),
    verdict: 'pass',
  },
  'a form of a service of lists, without words': {
    artifacts: site(leaves, form('', { action: 'https://exemple.us1.list-manage.com/subscribe/post?u=1' })),
    verdict: 'review',
    title: silent,
    evidence: [{ type: 'page', url: home }],
    pages: [home],
  },
  'a field that says it': {
    artifacts: site(
      leaves,
      form('OK', { fields: [{ ...email, type: 'text', label: 'E-mail, pour recevoir nos actualités' }] }),
    ),
    verdict: 'review',
    title: silent,
    evidence: [{ type: 'text', quote: 'OK' }],
    pages: [home],
  },
  'a contact form that offers the letter by the way': {
    artifacts: site(
      'Rien.',
      form('Je souhaite recevoir la newsletter', {
        fields: [email, { type: 'textarea', name: 'message', label: 'Message', required: true }],
      }),
    ),
    verdict: 'inapplicable',
    reason: none,
  },
  'a request for an offer': {
    artifacts: site('Rien.', form('Recevez votre devis sous 24 heures')),
    verdict: 'inapplicable',
    reason: none,
  },
  'a policy that nobody read': {
    artifacts: siteArtifacts({
      pages: [
        pageFacts({
          forms: [subscribe],
          links: [{ text: 'Confidentialité', url: 'https://www.exemple.fr/vie', region: 'footer', rel: '' }],
        }),
      ],
    }),
    verdict: 'inapplicable',
    reason: 'la politique de confidentialité, qui peut le dire, n’a pas été lue pendant l’audit',
  },
  'before the recommendation': {
    artifacts: {
      ...site('Rien.', subscribe),
      site: { ...siteArtifacts().site, startedAt: '2026-04-13T10:00:00.000Z' },
    },
    verdict: 'inapplicable',
    reason: 'recommandation pas encore publiée',
  },
});
