import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-og-incomplet.ts';

const page = (...names: string[]) =>
  pageArtifacts(
    `<head>${names.map((name) => `<meta property="og:${name}" content="https://www.exemple.fr/">`).join('')}</head>`,
  );

const withImage = (address: string) =>
  pageArtifacts(
    `<head><meta property="og:title" content="Pains"><meta property="og:url" content="https://www.exemple.fr/"><meta property="og:image" content="${address}"></head>`,
  );

const complete = page('title', 'description', 'image', 'url');
/** As received, before a script filled it. */
const received = (html: string) => ({ ...complete, source: { ...complete.source, html } });
const emptied = complete.source.html.replaceAll('https://www.exemple.fr/', '');

ruleCases(rule, {
  'filled by a script, empty as received': {
    artifacts: received(emptied),
    verdict: 'review',
    title:
      'L’aperçu de la page est rempli par un script, que les réseaux sociaux et les messageries n’exécutent pas : à vérifier',
    evidence: [
      {
        type: 'value',
        label: 'Balises absentes ou vides dans le HTML reçu',
        value: 'og:title, og:description, og:image, og:url',
      },
    ],
  },
  'the image alone is filled by a script': {
    artifacts: received(page('title', 'description', 'url').source.html),
    verdict: 'review',
    title:
      'L’aperçu de la page est rempli par un script, que les réseaux sociaux et les messageries n’exécutent pas : à vérifier',
    evidence: [{ type: 'value', label: 'Balises absentes ou vides dans le HTML reçu', value: 'og:image' }],
  },
  'closed to engines': {
    artifacts: pageArtifacts('<head><meta name="robots" content="noindex"></head>'),
    verdict: 'inapplicable',
    reason: 'page fermée aux moteurs',
  },
  complete: { artifacts: page('title', 'description', 'image', 'url'), verdict: 'pass' },
  'no image': {
    artifacts: page('title', 'description', 'url'),
    verdict: 'fail',
    title: 'L’aperçu de la page dans les réseaux sociaux et les messageries est incomplet',
    evidence: [{ type: 'value', label: 'Balises absentes', value: 'og:image' }],
  },
  'no description, and an image whose address names no host': {
    artifacts: withImage('/partage.png'),
    verdict: 'fail',
    title: 'L’aperçu de la page dans les réseaux sociaux et les messageries est incomplet',
    occurrences: 1,
    evidence: [
      { type: 'value', label: 'Balises absentes', value: 'og:description' },
      {
        type: 'value',
        label: 'Image de partage inutilisable : son adresse est incomplète',
        value: '/partage.png',
      },
    ],
  },
  'no description, and an image that can be used': {
    artifacts: withImage('https://www.exemple.fr/partage.png'),
    verdict: 'fail',
    title: 'L’aperçu de la page dans les réseaux sociaux et les messageries est incomplet',
    evidence: [{ type: 'value', label: 'Balises absentes', value: 'og:description' }],
  },
  nothing: {
    artifacts: page(),
    verdict: 'fail',
    title: 'L’aperçu de la page dans les réseaux sociaux et les messageries n’est pas prévu',
    evidence: [
      { type: 'value', label: 'Balises absentes', value: 'og:title, og:description, og:image, og:url' },
    ],
  },
  'an empty title': {
    artifacts: pageArtifacts('<head><meta property="og:title" content=""></head>'),
    verdict: 'fail',
    title: 'L’aperçu de la page dans les réseaux sociaux et les messageries n’est pas prévu',
    evidence: [
      { type: 'value', label: 'Balises absentes', value: 'og:title, og:description, og:image, og:url' },
    ],
  },
});
