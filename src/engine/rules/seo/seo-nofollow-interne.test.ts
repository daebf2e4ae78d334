import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-nofollow-interne.ts';

const page = (href: string, rel = 'nofollow') =>
  pageArtifacts(`<body><a href="${href}" rel="${rel}">Lien</a><a href="/a">A</a></body>`);

ruleCases(rule, {
  pass: {
    'no such link': page('/b', 'noopener'),
    'a link elsewhere': page('https://autre.example/'),
    'a filter': page('/b?couleur=bleu'),
    'an account': page('/connexion'),
  },
  fail: { 'a page of the site': page('/services', 'noopener nofollow') },
  inapplicable: { 'no internal link': pageArtifacts('<body><p>A</p></body>') },
});
