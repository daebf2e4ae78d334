import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-cadre-title-generique.ts';

const frame = (title: string) => withBody(`<iframe src="/x" title="${title}"></iframe>`);

ruleCases(rule, {
  pass: { described: frame('Carte de nos agences') },
  fail: {
    iframe: frame('iframe'),
    'an address': frame('https://www.youtube.com/embed/x'),
    'two letters': frame('ab'),
  },
  review: { 'the player’s name': frame('YouTube video player') },
  inapplicable: { 'no title': withBody('<iframe src="/x"></iframe>'), 'an empty title': frame(' ') },
});
