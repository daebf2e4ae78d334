import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { banner, button, legalPage } from '#tests/support/visit-parts.ts';
import rule from './priv-tiers-non-listes.ts';

const plain = [button('Tout accepter', { kind: 'accept' }), button('Tout refuser', { kind: 'refuse' })];
const says = (text: string, changes = {}) =>
  siteArtifacts({ pages: [pageFacts({ consentBanner: banner({ text, buttons: plain, ...changes }) })] });
const panel = (folded: string | undefined) =>
  says('Des cookies de publicité.', {
    buttons: [...plain, button('Personnaliser', { kind: 'settings' })],
    ...(folded !== undefined && { folded }),
  });

const more = (href: string) => button('En savoir plus', { snippet: `<a href="${href}">En savoir plus</a>` });
const leading = (href: string, text: string, changes = {}) =>
  siteArtifacts({
    pages: [
      pageFacts({ consentBanner: banner({ text: 'Des cookies.', buttons: [...plain, more(href)] }) }),
      legalPage('privacy', text, changes),
    ],
  });

ruleCases(rule, {
  'a link to a page that names the services': {
    artifacts: leading('privacy#cookies', 'Partage : Stripe, Klaviyo. Mesure : Google Analytics.'),
    verdict: 'pass',
  },
  'a link to a page that speaks of who receives': {
    artifacts: leading('/privacy', 'Les destinataires de vos données sont nos services.'),
    verdict: 'pass',
  },
  'a link to a page that gives data to nobody': {
    artifacts: leading('/privacy', 'Vos données ne sont transmises à aucun tiers.'),
    verdict: 'pass',
  },
  'a link to a page that names nobody': {
    artifacts: leading('/privacy', 'Nos partenaires sportifs. Vos données sont protégées.'),
    verdict: 'review',
    title:
      'La liste de ceux qui reçoivent les données n’a été trouvée ni dans le bandeau ni dans la page vers laquelle il mène : à vérifier',
    occurrences: 1,
    evidence: [
      { type: 'text', quote: 'Des cookies.' },
      { type: 'page', url: 'https://www.exemple.fr/privacy', note: 'page où mène « En savoir plus »' },
    ],
  },
  'a link to a page that was read in part': {
    artifacts: leading('/privacy', 'Vos données sont protégées.', { textCut: true }),
    verdict: 'review',
    title: 'Le bandeau ne mène pas à la liste de ceux qui reçoivent les données : à vérifier',
    evidence: [{ type: 'text', quote: 'Des cookies.' }],
  },
  'a link to the page itself': {
    artifacts: leading('#', 'Mesure : Google Analytics.'),
    verdict: 'review',
    title: 'Le bandeau ne mène pas à la liste de ceux qui reçoivent les données : à vérifier',
    evidence: [{ type: 'text', quote: 'Des cookies.' }],
  },
  'a link': { artifacts: says('Des cookies de publicité. Voir nos partenaires.'), verdict: 'pass' },
  'nothing on the first screen': {
    artifacts: says('Des cookies de publicité.'),
    verdict: 'review',
    title: 'Le bandeau ne mène pas à la liste de ceux qui reçoivent les données : à vérifier',
    evidence: [{ type: 'text', quote: 'Des cookies de publicité.' }],
  },
  'behind a button, where nobody looked': {
    artifacts: panel(undefined),
    verdict: 'review',
    title:
      'La liste de ceux qui reçoivent les données n’a pas été cherchée derrière « Personnaliser » : à vérifier',
    evidence: [{ type: 'text', quote: 'Des cookies de publicité.' }],
  },
  'a folded panel that names the services': {
    artifacts: panel('Gestion des services (1) Google Tag Manager Autoriser Interdire'),
    verdict: 'pass',
  },
  'a folded panel that speaks of partners': {
    artifacts: panel('Mesure d’audience. Voir nos 12 partenaires.'),
    verdict: 'pass',
  },
  'a folded panel of purposes alone': {
    artifacts: panel('Mesure d’audience Autoriser Interdire. Carte Autoriser Interdire. Segmentation.'),
    verdict: 'review',
    title:
      'La liste de ceux qui reçoivent les données n’a pas été cherchée derrière « Personnaliser » : à vérifier',
    evidence: [{ type: 'text', quote: 'Des cookies de publicité.' }],
  },
  'no banner': { artifacts: siteArtifacts(), verdict: 'inapplicable', reason: 'aucun bandeau de choix' },
});
