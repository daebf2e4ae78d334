import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { legalPage } from '#tests/support/visit-parts.ts';
import rule from './priv-politique-dpo.ts';

const company = { ...siteArtifacts().site, profile: 'company' as const };
const policy = (text: string, changes = {}) =>
  siteArtifacts({ site: company, pages: [pageFacts(), legalPage('privacy', text, changes)] });
const ofPublicBody = (text: string) => ({
  ...policy(text),
  site: { ...siteArtifacts().site, profile: 'public' as const },
});

const noContact = 'La politique de confidentialité ne donne pas de contact pour les données personnelles';
const noOfficer =
  'La politique de confidentialité de cet organisme public ne cite pas de délégué à la protection des données (DPO)';

ruleCases(rule, {
  officer: { artifacts: policy('Écrivez à notre délégué à la protection des données.'), verdict: 'pass' },
  address: { artifacts: policy('Écrivez à contact@exemple.fr.'), verdict: 'pass' },
  'no way to write': {
    artifacts: policy('Vos données sont protégées.'),
    verdict: 'fail',
    severity: 'info',
    title: noContact,
    evidence: [
      {
        type: 'page',
        url: 'https://www.exemple.fr/privacy',
        note: 'non trouvé : adresse ou délégué à la protection des données',
      },
    ],
  },
  'little text': {
    artifacts: policy('', { text: 'Document joint.' }),
    verdict: 'review',
    severity: 'info',
    title: `${noContact} : à vérifier`,
    evidence: [
      {
        type: 'page',
        url: 'https://www.exemple.fr/privacy',
        note: 'non trouvé : adresse ou délégué à la protection des données',
      },
    ],
  },
  'no policy': {
    artifacts: siteArtifacts(),
    verdict: 'inapplicable',
    reason: 'le document qui doit porter cette mention n’a pas été trouvé',
  },
  'a public body with an officer': {
    artifacts: ofPublicBody('Écrivez à notre délégué à la protection des données.'),
    verdict: 'pass',
  },
  'a public body without one, an address given': {
    artifacts: ofPublicBody('Écrivez à contact@exemple.fr.'),
    verdict: 'fail',
    severity: 'mineur',
    title: noOfficer,
    evidence: [
      {
        type: 'page',
        url: 'https://www.exemple.fr/privacy',
        note: 'non trouvé : délégué à la protection des données',
      },
    ],
  },
  'a site that presents itself as a public body': {
    artifacts: siteArtifacts({
      pages: [
        pageFacts({ title: 'Mairie de Lyon', footerText: 'Mairie de Lyon' }),
        legalPage('privacy', 'Écrivez à contact@exemple.fr.'),
      ],
    }),
    verdict: 'review',
    severity: 'mineur',
    title: `${noOfficer} : à vérifier`,
    evidence: [
      {
        type: 'page',
        url: 'https://www.exemple.fr/privacy',
        note: 'non trouvé : délégué à la protection des données',
      },
    ],
  },
});
