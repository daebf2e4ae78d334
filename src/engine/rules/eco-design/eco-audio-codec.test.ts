import { pageArtifacts } from '#tests/support/artifacts.ts';
import { networkRequest } from '#tests/support/network.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './eco-audio-codec.ts';

const page = (audio: string, transferBytes = 0) =>
  pageArtifacts(`<body>${audio}</body>`, {
    requests: [networkRequest({ url: 'https://www.exemple.fr/a.mp3', transferBytes })],
  });

ruleCases(rule, {
  pass: {
    Opus: page('<audio src="/a.opus"></audio>'),
    'a raw file with a better source': page(
      '<audio><source src="/a.m4a" type="audio/mp4"><source src="/a.wav"></audio>',
    ),
    'a small MP3': page('<audio src="/a.mp3"></audio>', 200_000),
  },
  fail: {
    'a raw file': page('<audio src="/a.wav"></audio>'),
    'a heavy MP3': page('<audio src="/a.mp3"></audio>', 3_000_000),
  },
  inapplicable: { 'no sound': page('') },
});
