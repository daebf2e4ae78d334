import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-viewport.ts';

const page = (meta: string) =>
  pageArtifacts(`<!doctype html><html lang="fr"><head>${meta}</head><body></body></html>`);

ruleCases(rule, {
  pass: {
    'width=device-width': page('<meta name="viewport" content="width=device-width, initial-scale=1">'),
    'initial-scale alone': page('<meta name="viewport" content="initial-scale=1">'),
  },
  fail: { 'no declaration': page(''), 'a fixed width': page('<meta name="viewport" content="width=1024">') },
});
