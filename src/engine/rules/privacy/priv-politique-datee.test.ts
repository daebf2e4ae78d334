import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { legalPage } from '#tests/support/visit-parts.ts';
import rule from './priv-politique-datee.ts';

const policy = (text: string, changes = {}) =>
  siteArtifacts({ pages: [pageFacts(), legalPage('privacy', text, changes)] });

ruleCases(rule, {
  'a full date': { artifacts: policy('Dernière mise à jour : 3 février 2026.'), verdict: 'pass' },
  'a short date': {
    artifacts: policy('Mise à jour le 03/02/2026, première version le 01/01/2019.'),
    verdict: 'pass',
  },
  'a month': { artifacts: policy('Version de mars 2025.'), verdict: 'pass' },
  'no date': {
    artifacts: policy('Vos données sont protégées.'),
    verdict: 'fail',
    title: 'La politique de confidentialité n’est pas datée',
    evidence: [{ type: 'page', url: 'https://www.exemple.fr/privacy', note: 'aucune date trouvée' }],
  },
  'an old date': {
    artifacts: policy('Mise à jour le 1er juin 2019.'),
    verdict: 'fail',
    title: 'La politique de confidentialité date de plus de trois ans',
    evidence: [{ type: 'value', label: 'Date la plus récente', value: '01/06/2019' }],
  },
  'a cancelled agreement': {
    artifacts: policy('Mise à jour : mai 2026. Notre prestataire adhère au Privacy Shield.'),
    verdict: 'fail',
    title: 'La politique de confidentialité cite un accord annulé (Privacy Shield)',
    evidence: [
      {
        type: 'text',
        quote: 'Mise à jour : mai 2026. Notre prestataire adhère au Privacy Shield. Cette page…',
        where: 'https://www.exemple.fr/privacy',
      },
    ],
  },
  'little text': {
    artifacts: policy('', { text: 'Document joint.' }),
    verdict: 'review',
    title: 'La politique de confidentialité n’est pas datée : à vérifier',
    evidence: [{ type: 'page', url: 'https://www.exemple.fr/privacy', note: 'aucune date trouvée' }],
  },
  'no policy': {
    artifacts: siteArtifacts(),
    verdict: 'inapplicable',
    reason: 'la politique n’a pas été trouvée',
  },
  'the date of a fact is none of the text': {
    artifacts: policy(
      `${'Vos données sont protégées. '.repeat(12)}Le prestataire a cessé de gérer ce site le 31/12/2019. ${'Vos données sont protégées. '.repeat(12)}`,
    ),
    verdict: 'fail',
    title: 'La politique de confidentialité n’est pas datée',
    evidence: [{ type: 'page', url: 'https://www.exemple.fr/privacy', note: 'aucune date trouvée' }],
  },
  'the date of a law is none of the text': {
    artifacts: policy(
      'Conformément à la loi n° 78-17 du 6 janvier 1978 relative à l’informatique, modifiée en août 2004 puis en juin 2018, vous disposez d’un droit d’accès.',
    ),
    verdict: 'fail',
    title: 'La politique de confidentialité n’est pas datée',
    evidence: [{ type: 'page', url: 'https://www.exemple.fr/privacy', note: 'aucune date trouvée' }],
  },
  'nor are those of two laws': {
    artifacts: policy(
      'Ce site applique la loi n° 2004-575 du 21 juin 2004 et le règlement (UE) 2016/679 du 27 avril 2016, en vigueur depuis le 25 mai 2018.',
    ),
    verdict: 'fail',
    title: 'La politique de confidentialité n’est pas datée',
    evidence: [{ type: 'page', url: 'https://www.exemple.fr/privacy', note: 'aucune date trouvée' }],
  },
  'its own date beside that of a law': {
    artifacts: policy('Conforme au règlement (UE) 2016/679 Dernière modification : 3 février 2026'),
    verdict: 'pass',
  },
  'the policy itself, after a law, was modified': {
    artifacts: policy(
      'La présente politique, prise selon la loi du 20 juin 2018, a été modifiée le 3 février 2026.',
    ),
    verdict: 'pass',
  },
  'a later date is no date of it': {
    artifacts: policy('Mise à jour le 1er juin 2019, valable jusqu’au 1er juin 2030.'),
    verdict: 'fail',
    title: 'La politique de confidentialité date de plus de trois ans',
    evidence: [{ type: 'value', label: 'Date la plus récente', value: '01/06/2019' }],
  },
});
