import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { legalPage } from '#tests/support/visit-parts.ts';
import rule from './legal-editeur-courriel.ts';

const notice = (text: string, changes = {}) =>
  siteArtifacts({ pages: [pageFacts(), legalPage('legal-notice', text, changes)] });

ruleCases(rule, {
  found: { artifacts: notice('Écrivez à contact@exemple.fr.'), verdict: 'pass' },
  'written against robots': { artifacts: notice('contact [at] exemple.fr'), verdict: 'pass' },
  'hidden by the host': { artifacts: notice('Courriel : [email protected]'), verdict: 'pass' },
  'read in full, not found': {
    artifacts: notice('Bienvenue à tous.'),
    verdict: 'fail',
    evidence: [
      { type: 'page', url: 'https://www.exemple.fr/legal-notice', note: 'non trouvé : adresse e-mail' },
    ],
  },
  'a page with little text': {
    artifacts: notice('', { text: 'Voir le document joint.' }),
    verdict: 'review',
    evidence: [
      { type: 'page', url: 'https://www.exemple.fr/legal-notice', note: 'non trouvé : adresse e-mail' },
    ],
  },
  'a page in another language': {
    artifacts: notice('Welcome to our site.', { lang: 'en-GB' }),
    verdict: 'review',
    evidence: [
      { type: 'page', url: 'https://www.exemple.fr/legal-notice', note: 'non trouvé : adresse e-mail' },
    ],
  },
  'no notice': {
    artifacts: siteArtifacts(),
    verdict: 'inapplicable',
    reason: 'le document qui doit porter cette mention n’a pas été trouvé',
  },
  'an address on the contact page': {
    artifacts: siteArtifacts({
      pages: [
        pageFacts(),
        legalPage('legal-notice', 'Bienvenue à tous.'),
        pageFacts({
          url: 'https://www.exemple.fr/contact',
          isHome: false,
          kind: 'contact',
          text: 'Écrivez à contact@exemple.fr.',
        }),
      ],
    }),
    verdict: 'pass',
  },
  'an address elsewhere': {
    artifacts: siteArtifacts({
      pages: [
        pageFacts({ text: 'Écrivez à contact@exemple.fr.' }),
        legalPage('legal-notice', 'Bienvenue à tous.'),
      ],
    }),
    verdict: 'fail',
    evidence: [
      { type: 'page', url: 'https://www.exemple.fr/legal-notice', note: 'non trouvé : adresse e-mail' },
    ],
  },
});
