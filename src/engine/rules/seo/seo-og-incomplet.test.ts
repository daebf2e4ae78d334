import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-og-incomplet.ts';

const page = (...names: string[]) =>
  pageArtifacts(
    `<head>${names.map((name) => `<meta property="og:${name}" content="https://www.exemple.fr/">`).join('')}</head>`,
  );

ruleCases(rule, {
  complete: { artifacts: page('title', 'description', 'image', 'url'), verdict: 'pass' },
  'no image': {
    artifacts: page('title', 'description', 'url'),
    verdict: 'fail',
    title: 'L’aperçu de la page dans les réseaux sociaux et les messageries est incomplet',
    evidence: [{ type: 'value', label: 'Balises absentes', value: 'og:image' }],
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
