import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { cookie, thirdParty } from '#tests/support/visit-parts.ts';
import rule from './priv-rejeu-session.ts';

const seen = (url: string) => siteArtifacts({ pages: [pageFacts({ thirdParties: [thirdParty(url)] })] });

ruleCases(rule, {
  'nothing of the kind': { artifacts: siteArtifacts(), verdict: 'pass' },
  'audience measurement': {
    artifacts: seen('https://cdn.matomo.cloud/exemple.matomo.cloud/matomo.js'),
    verdict: 'pass',
  },
  'its cookie': {
    artifacts: siteArtifacts({
      pages: [pageFacts({ cookies: [cookie('_hjSessionUser_12345', { lifetimeSeconds: 1000 })] })],
    }),
    verdict: 'fail',
    title: 'Les gestes des visiteurs sont enregistrés avant leur accord (Hotjar)',
    evidence: [
      {
        type: 'cookie',
        name: '_hjSessionUser_12345',
        note: 'Hotjar, enregistrement de session, durée : 1 j, posé par https://www.exemple.fr/',
      },
    ],
  },
  'recorded data leave': {
    artifacts: seen('https://x.clarity.ms/collect'),
    verdict: 'fail',
    title: 'Les gestes des visiteurs sont enregistrés avant leur accord (Microsoft Clarity)',
    pages: ['https://www.exemple.fr/'],
    evidence: [
      {
        type: 'request',
        url: 'https://x.clarity.ms/collect',
        note: 'Microsoft Clarity (enregistrement de session)',
      },
    ],
  },
  'recorded data leave by another vendor': {
    artifacts: seen('https://rs.fullstory.com/rec/bundle'),
    verdict: 'fail',
    title: 'Les gestes des visiteurs sont enregistrés avant leur accord (FullStory)',
    pages: ['https://www.exemple.fr/'],
    evidence: [
      {
        type: 'request',
        url: 'https://rs.fullstory.com/rec/bundle',
        note: 'FullStory (enregistrement de session)',
      },
    ],
  },
  'its script alone (Clarity)': {
    artifacts: seen('https://www.clarity.ms/tag/abc'),
    verdict: 'review',
    title: 'Un outil d’enregistrement des gestes est chargé avant l’accord (Microsoft Clarity) : à vérifier',
    pages: ['https://www.exemple.fr/'],
    evidence: [
      {
        type: 'request',
        url: 'https://www.clarity.ms/tag/abc',
        note: 'Microsoft Clarity (enregistrement de session)',
      },
    ],
  },
  'its script alone (Hotjar)': {
    artifacts: seen('https://static.hotjar.com/c/hotjar-1.js'),
    verdict: 'review',
    title: 'Un outil d’enregistrement des gestes est chargé avant l’accord (Hotjar) : à vérifier',
    pages: ['https://www.exemple.fr/'],
    evidence: [
      {
        type: 'request',
        url: 'https://static.hotjar.com/c/hotjar-1.js',
        note: 'Hotjar (enregistrement de session)',
      },
    ],
  },
  'a tracker’s cookie that films nothing': {
    artifacts: siteArtifacts({ pages: [pageFacts({ cookies: [cookie('_ga', { lifetimeSeconds: 1000 })] })] }),
    verdict: 'pass',
  },
});
