import { imagePage, pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './priv-photo-localisee.ts';

const url = 'https://www.exemple.fr/image';
const file = { url, quality: 80, metadataBytes: 2_000 };

ruleCases(rule, {
  'a photograph as the telephone took it': {
    artifacts: { ...imagePage('1200 800', 480_000), jpegFiles: [{ ...file, hasPosition: true }] },
    verdict: 'review',
    title: 'Des photographies disent où elles ont été prises',
    evidence: [
      { type: 'element', selector: 'html > body > img', note: 'latitude et longitude dans le fichier' },
    ],
  },
  'without its position': {
    artifacts: { ...imagePage('1200 800', 480_000), jpegFiles: [file] },
    verdict: 'pass',
  },
  'none was read': { artifacts: pageArtifacts(), verdict: 'inapplicable', reason: 'aucune photographie lue' },
});
