import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-charset.ts';

const page = (charset: string, head = '') => {
  const base = pageArtifacts(`<head>${head}</head>`);
  return { ...base, source: { ...base.source, charset } };
};

ruleCases(rule, {
  pass: { 'by header': page('utf-8'), 'by header and tag': page('utf-8', '<meta charset="UTF-8">') },
  fail: {
    'not declared': page(''),
    'declared after a long comment': page('', `<!-- ${'licence '.repeat(150)} --><meta charset="utf-8">`),
    'an old encoding': page('iso-8859-1'),
    'two encodings': page('utf-8', '<meta charset="windows-1252">'),
  },
});
