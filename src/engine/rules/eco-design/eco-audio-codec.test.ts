import { pageArtifacts } from '#tests/support/artifacts.ts';
import { networkRequest } from '#tests/support/network.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './eco-audio-codec.ts';

const page = (audio: string, transferBytes = 0) =>
  pageArtifacts(`<body>${audio}</body>`, {
    requests: [networkRequest({ url: 'https://www.exemple.fr/a.mp3', transferBytes })],
  });

ruleCases(rule, {
  Opus: { artifacts: page('<audio src="/a.opus"></audio>'), verdict: 'pass' },
  'a raw file with a better source': {
    artifacts: page('<audio><source src="/a.m4a" type="audio/mp4"><source src="/a.wav"></audio>'),
    verdict: 'pass',
  },
  'a small MP3': { artifacts: page('<audio src="/a.mp3"></audio>', 200_000), verdict: 'pass' },
  'a raw file': {
    artifacts: page('<audio src="/a.wav"></audio>'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > audio', note: 'taille inconnue' }],
  },
  'a heavy MP3': {
    artifacts: page('<audio src="/a.mp3"></audio>', 3_000_000),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > audio', note: '3 Mo' }],
  },
  'no sound': { artifacts: page(''), verdict: 'inapplicable', reason: 'aucun enregistrement sonore' },
  'a player without a sound': {
    artifacts: page('<audio></audio>'),
    verdict: 'inapplicable',
    reason: 'aucun enregistrement sonore',
  },
  'the heaviest MP3': { artifacts: page('<audio src="/a.mp3"></audio>', 1_000_000), verdict: 'pass' },
  'a byte more': {
    artifacts: page('<audio src="/a.mp3"></audio>', 1_000_001),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > audio', note: '1 Mo' }],
  },
});
