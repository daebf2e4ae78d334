import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-hreflang-invalide.ts';

const page = (code: string) =>
  pageArtifacts(`<head><link rel="alternate" hreflang="${code}" href="/x"></head>`);

ruleCases(rule, {
  language: { artifacts: page('fr'), verdict: 'pass' },
  'language and country': { artifacts: page('fr-BE'), verdict: 'pass' },
  script: { artifacts: page('zh-Hant'), verdict: 'pass' },
  'script and country': { artifacts: page('zh-Hans-CN'), verdict: 'pass' },
  'the default': { artifacts: page('x-default'), verdict: 'pass' },
  'an underscore': {
    artifacts: page('fr_FR'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > head > link', note: 'code : fr_FR' }],
  },
  'a word': {
    artifacts: page('francais'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > head > link', note: 'code : francais' }],
  },
  'a country alone': {
    artifacts: page('uk-UK'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > head > link', note: 'code : uk-UK' }],
  },
  'no such country': {
    artifacts: page('en-UK'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > head > link', note: 'code : en-UK' }],
  },
  'no such language': {
    artifacts: page('xx'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > head > link', note: 'code : xx' }],
  },
  empty: {
    artifacts: page(''),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > head > link', note: 'code : vide' }],
  },
  'no tag': { artifacts: pageArtifacts('<p>A</p>'), verdict: 'inapplicable' },
  'a wrong code on a link of another kind': {
    artifacts: pageArtifacts('<head><link rel="stylesheet" hreflang="fr_FR" href="/x.css"></head>'),
    verdict: 'inapplicable',
  },
  'a feed without a language': {
    artifacts: pageArtifacts('<head><link rel="alternate" type="application/rss+xml" href="/flux"></head>'),
    verdict: 'inapplicable',
  },
});
