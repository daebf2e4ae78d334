import type { PageFacts } from '#engine/artifacts.ts';
import { linkTo, pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './legal-saisine-electronique.ts';

const { site } = siteArtifacts();
const home = 'https://www.exemple.fr/';
const town = (changes: Partial<PageFacts>) =>
  siteArtifacts({ site: { ...site, profile: 'public' }, pages: [pageFacts(changes)] });
const form = {
  action: home,
  method: 'post',
  text: '',
  fields: [{ type: 'textarea', name: 'message', label: 'Votre message', required: true }],
};
const none = 'Aucun moyen de saisir l’administration par voie électronique n’a été trouvé : à vérifier';
const untold =
  'Le site permet d’écrire, sans dire comment saisir l’administration par voie électronique : à vérifier';
const writable = [{ type: 'page' as const, url: home, note: 'un formulaire ou une adresse permet d’écrire' }];

ruleCases(rule, {
  'a page that says how': {
    artifacts: town({ text: 'Saisine de l’administration par voie électronique : écrivez-nous ici.' }),
    verdict: 'pass',
  },
  'services online': {
    artifacts: town({ links: [linkTo('/demarches', { text: 'Démarches en ligne' })] }),
    verdict: 'pass',
  },
  'a link to the services of the State': {
    artifacts: town({ links: [linkTo('https://www.service-public.gouv.fr/particuliers')] }),
    verdict: 'pass',
  },
  'nothing to write by': {
    artifacts: town({ text: 'Bienvenue à Bréal.' }),
    verdict: 'review',
    title: none,
    evidence: [{ type: 'page', url: home, note: 'non trouvé' }],
  },
  'a form, and not a word of it': {
    artifacts: town({ forms: [form] }),
    verdict: 'review',
    title: untold,
    severity: 'info',
    evidence: writable,
  },
  'an address of mail': {
    artifacts: town({ contactLinks: ['mailto:mairie@exemple.fr'] }),
    verdict: 'review',
    title: untold,
    severity: 'info',
    evidence: writable,
  },
  'a site that nobody says is public': {
    artifacts: siteArtifacts(),
    verdict: 'inapplicable',
    reason: 'le site n’est pas celui d’un organisme public',
  },
  'a town hall by its own words': {
    artifacts: siteArtifacts({
      pages: [pageFacts({ title: 'Mairie de Bréal', footerText: 'Mairie de Bréal, 1 place Verte' })],
    }),
    verdict: 'review',
    title: none,
    evidence: [{ type: 'page', url: home, note: 'non trouvé' }],
  },
});
