import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-charset.ts';

const page = (charset: string, head = '') => {
  const base = pageArtifacts(`<head>${head}</head>`);
  return { ...base, source: { ...base.source, charset } };
};

ruleCases(rule, {
  'by header': { artifacts: page('utf-8'), verdict: 'pass' },
  'by header and tag': { artifacts: page('utf-8', '<meta charset="UTF-8">'), verdict: 'pass' },
  'not declared': {
    artifacts: page(''),
    verdict: 'fail',
    title: 'L’encodage des caractères n’est pas déclaré en UTF-8',
    evidence: [
      {
        type: 'value',
        label: 'Encodage de https://www.exemple.fr/',
        value: 'non déclaré',
        expected: 'utf-8',
      },
    ],
  },
  'declared after a long comment': {
    artifacts: page('', `<!-- ${'licence '.repeat(150)} --><meta charset="utf-8">`),
    verdict: 'fail',
    title: 'L’encodage des caractères est déclaré trop loin dans le code',
    evidence: [
      {
        type: 'value',
        label: 'Encodage de https://www.exemple.fr/',
        value: 'utf-8, dans une balise trop loin dans le code (après 1 024 octets)',
        expected: 'utf-8',
      },
    ],
  },
  'another encoding after a long comment': {
    artifacts: page(
      '',
      `<!-- ${'licence '.repeat(150)} --><meta http-equiv="Content-Type" content="text/html; charset=KOI8-R">`,
    ),
    verdict: 'fail',
    title: 'L’encodage déclaré n’est pas UTF-8',
    evidence: [
      {
        type: 'value',
        label: 'Encodage de https://www.exemple.fr/',
        value: 'koi8-r, dans une balise trop loin dans le code (après 1 024 octets)',
        expected: 'utf-8',
      },
    ],
  },
  'an old encoding': {
    artifacts: page('iso-8859-1'),
    verdict: 'fail',
    title: 'L’encodage déclaré n’est pas UTF-8',
    evidence: [
      { type: 'value', label: 'Encodage de https://www.exemple.fr/', value: 'iso-8859-1', expected: 'utf-8' },
    ],
  },
  'two encodings': {
    artifacts: page('utf-8', '<meta charset="windows-1252">'),
    verdict: 'fail',
    title: 'Deux encodages différents sont déclarés',
    evidence: [
      {
        type: 'value',
        label: 'Encodage de https://www.exemple.fr/',
        value: 'en-tête : utf-8, balise : windows-1252',
        expected: 'utf-8',
      },
    ],
  },
});
