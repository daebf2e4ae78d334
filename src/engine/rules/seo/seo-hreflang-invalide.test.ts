import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-hreflang-invalide.ts';

const page = (code: string) =>
  pageArtifacts(`<head><link rel="alternate" hreflang="${code}" href="/x"></head>`);

ruleCases(rule, {
  pass: {
    language: page('fr'),
    'language and country': page('fr-BE'),
    script: page('zh-Hant'),
    'script and country': page('zh-Hans-CN'),
    'the default': page('x-default'),
  },
  fail: {
    'an underscore': page('fr_FR'),
    'a word': page('francais'),
    'a country alone': page('uk-UK'),
    'no such country': page('en-UK'),
    'no such language': page('xx'),
    empty: page(''),
  },
  inapplicable: { 'no tag': pageArtifacts('<p>A</p>') },
});
