import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-og-incomplet.ts';

const page = (...names: string[]) =>
  pageArtifacts(
    `<head>${names.map((name) => `<meta property="og:${name}" content="https://www.exemple.fr/">`).join('')}</head>`,
  );

ruleCases(rule, {
  pass: { complete: page('title', 'description', 'image', 'url') },
  fail: {
    'no image': page('title', 'description', 'url'),
    nothing: page(),
    'an empty title': pageArtifacts('<head><meta property="og:title" content=""></head>'),
  },
});
