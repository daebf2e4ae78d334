import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { legalPage } from '#tests/support/visit-parts.ts';
import rule from './legal-immatriculation-fausse.ts';

const notice = (text: string) => siteArtifacts({ pages: [pageFacts(), legalPage('legal-notice', text)] });

ruleCases(rule, {
  'all keys right': {
    artifacts: notice('RCS Lyon 732 829 320, SIRET 732 829 320 00074, TVA FR44 732 829 320.'),
    verdict: 'pass',
  },
  'La Poste': { artifacts: notice('SIRET 356 000 000 49837.'), verdict: 'pass' },
  'a foreign company’s number is not judged': {
    artifacts: notice('Hébergeur : exemple Ltd, IE 6388047V. SIREN 404 833 048.'),
    verdict: 'pass',
  },
  'a SIREN': {
    artifacts: notice('SIREN 123 456 789.'),
    verdict: 'fail',
    title: 'Un numéro d’entreprise est erroné dans les mentions légales (SIREN 123456789)',
    pages: ['https://www.exemple.fr/legal-notice'],
    evidence: [{ type: 'value', label: 'SIREN', value: '123456789', expected: 'clé de contrôle juste' }],
  },
  'a SIRET': {
    artifacts: notice('SIRET : 12345678901234.'),
    verdict: 'fail',
    title: 'Un numéro d’entreprise est erroné dans les mentions légales (SIRET 12345678901234)',
    pages: ['https://www.exemple.fr/legal-notice'],
    evidence: [{ type: 'value', label: 'SIRET', value: '12345678901234', expected: 'clé de contrôle juste' }],
  },
  'a SIRET of thirteen digits': {
    artifacts: notice('Siret n° : 99 365 935 00017 – Tél. 04 76 00 00 00.'),
    verdict: 'fail',
    title: 'Un numéro d’entreprise est erroné dans les mentions légales (SIRET 9936593500017)',
    pages: ['https://www.exemple.fr/legal-notice'],
    evidence: [
      { type: 'value', label: 'SIRET', value: '9936593500017 (13 chiffres)', expected: '14 chiffres' },
    ],
  },
  'a SIREN of eight digits': {
    artifacts: notice('SIREN : 81 234 567.'),
    verdict: 'fail',
    title: 'Un numéro d’entreprise est erroné dans les mentions légales (SIREN 81234567)',
    pages: ['https://www.exemple.fr/legal-notice'],
    evidence: [{ type: 'value', label: 'SIREN', value: '81234567 (8 chiffres)', expected: '9 chiffres' }],
  },
  'numbers that others follow, or that another name is given': {
    artifacts: notice(
      'SIRET 732 829 320 00074 10 rue Haute 38500. SIREN 732 829 320 04 76 00 00 00. SIRET 40483304800022 04 76.',
    ),
    verdict: 'pass',
  },
  'a SIREN called a SIRET': {
    artifacts: notice('SIRET 732 829 320 – Tél. 04 76 00 00 00.'),
    verdict: 'review',
    title: 'Un numéro de 9 chiffres est appelé SIRET (732829320) : à vérifier',
    severity: 'mineur',
    pages: ['https://www.exemple.fr/legal-notice'],
    evidence: [{ type: 'value', label: 'SIRET', value: '732829320', expected: '14 chiffres' }],
  },
  'a SIRET in the foot of a site without notice': {
    artifacts: siteArtifacts({ pages: [pageFacts({ footerText: 'Artisan – SIRET 732 829 320 00075' })] }),
    verdict: 'fail',
    title: 'Un numéro d’entreprise est erroné (SIRET 73282932000075)',
    pages: ['https://www.exemple.fr/'],
    evidence: [{ type: 'value', label: 'SIRET', value: '73282932000075', expected: 'clé de contrôle juste' }],
  },
  'a sound one there': {
    artifacts: siteArtifacts({ pages: [pageFacts({ footerText: 'Artisan – SIRET 732 829 320 00074' })] }),
    verdict: 'pass',
  },
  'digits far from the word': {
    artifacts: notice('SIRET en cours d’attribution, dossier 2026 0415 12. SIREN 732 829 320.'),
    verdict: 'pass',
  },
  'a VAT key': {
    artifacts: notice('TVA FR45 732 829 320.'),
    verdict: 'fail',
    title:
      'Un numéro d’entreprise est erroné dans les mentions légales (TVA intracommunautaire FR45732829320)',
    pages: ['https://www.exemple.fr/legal-notice'],
    evidence: [
      {
        type: 'value',
        label: 'TVA intracommunautaire',
        value: 'FR45732829320',
        expected: 'clé de contrôle juste',
      },
    ],
  },
  'no number': {
    artifacts: notice('Bienvenue.'),
    verdict: 'inapplicable',
    reason: 'aucun numéro d’entreprise trouvé',
  },
  'a capital beside the word RCS': {
    artifacts: notice('immatriculée au RCS de Paris, au capital de 100 000 000 euros'),
    verdict: 'inapplicable',
    reason: 'aucun numéro d’entreprise trouvé',
  },
  'no notice': {
    artifacts: siteArtifacts(),
    verdict: 'inapplicable',
    reason: 'aucun numéro d’entreprise trouvé',
  },
});
