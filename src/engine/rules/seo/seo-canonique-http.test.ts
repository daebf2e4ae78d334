import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-canonique-http.ts';

const page = (href: string) => pageArtifacts(`<head><link rel="canonical" href="${href}"></head>`);

ruleCases(rule, {
  pass: {
    'the page itself': page('https://www.exemple.fr/'),
    'a relative address': page('/services'),
    'an article of another site': page('https://source.example/article'),
    'another subdomain': page('https://blog.exemple.fr/'),
  },
  fail: {
    'plain http': page('http://www.exemple.fr/'),
    'without www': page('https://exemple.fr/'),
  },
  inapplicable: { 'no tag': pageArtifacts('<p>A</p>') },
});
