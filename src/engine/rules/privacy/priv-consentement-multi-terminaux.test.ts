import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { banner } from '#tests/support/visit-parts.ts';
import rule from './priv-consentement-multi-terminaux.ts';

const says = (text: string) => siteArtifacts({ pages: [pageFacts({ consentBanner: banner({ text }) })] });

ruleCases(rule, {
  'a choice that follows the person': {
    artifacts: says(
      'Des cookies mesurent l’audience. Vos choix s’appliquent sur tous les appareils où vous êtes connecté.',
    ),
    verdict: 'review',
    title: 'Le bandeau étend le choix à plusieurs appareils : même portée du refus à vérifier',
    evidence: [
      { type: 'text', quote: 'Vos choix s’appliquent sur tous les appareils où vous êtes connecté.' },
    ],
  },
  'an agreement that follows the person': {
    artifacts: says('Votre consentement vaut pour l’ensemble de vos terminaux.'),
    verdict: 'review',
    title: 'Le bandeau étend l’accord à plusieurs appareils sans parler du refus : à vérifier',
    evidence: [{ type: 'text', quote: 'Votre consentement vaut pour l’ensemble de vos terminaux.' }],
  },
  'in English': {
    artifacts: says('We use cookies. Your choices apply across all your devices.'),
    verdict: 'review',
    title: 'Le bandeau étend le choix à plusieurs appareils : même portée du refus à vérifier',
    evidence: [{ type: 'text', quote: 'Your choices apply across all your devices.' }],
  },
  'information stored on the device': {
    artifacts: says(
      'Avec votre accord, nous stockons des informations sur votre appareil. Des mesures sont faites sur tous les écrans.',
    ),
    verdict: 'inapplicable',
    reason: 'le bandeau n’étend le choix à aucun autre appareil',
  },
  'this device only': {
    artifacts: says('Votre choix vaut pour cet appareil pendant six mois.'),
    verdict: 'pass',
  },
  'no banner': { artifacts: siteArtifacts(), verdict: 'inapplicable', reason: 'aucun bandeau de choix' },
});
