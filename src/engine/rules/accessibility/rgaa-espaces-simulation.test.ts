import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-espaces-simulation.ts';

ruleCases(rule, {
  ordinary: { artifacts: withBody('<p>Il y a un an à Y.</p>'), verdict: 'pass' },
  'an index of the alphabet': { artifacts: withBody('<p>A B C D E F G</p>'), verdict: 'pass' },
  'one hard space': { artifacts: withBody('<p>10&nbsp;€</p>'), verdict: 'pass' },
  'a stretched word': {
    artifacts: withBody('<p>S O L D E S</p>'),
    verdict: 'fail',
    title: 'Des espaces servent à la mise en forme',
    evidence: [{ type: 'element', selector: 'html > body > p' }],
  },
  'a run of hard spaces': {
    artifacts: withBody('<p>a&nbsp;&nbsp;&nbsp;&nbsp;b</p>'),
    verdict: 'pass',
  },
  'links set apart by hard spaces': {
    artifacts: withBody(`<p>${'<a href="/a">Adhésion</a>&nbsp;&nbsp;&nbsp;&nbsp;'.repeat(4)}</p>`),
    verdict: 'pass',
  },
  'columns drawn with hard spaces': {
    artifacts: withBody(
      `<p>${'Lundi&nbsp;&nbsp;&nbsp;&nbsp;9 h&nbsp;&nbsp;&nbsp;&nbsp;14 h<br>'.repeat(3)}</p>`,
    ),
    verdict: 'review',
    title: 'Un tableau est peut-être dessiné avec des espaces : à vérifier',
    evidence: [
      {
        type: 'text',
        quote: Array(3)
          .fill('Lundi    9 h    14 h')
          .join(' / ')
          .replaceAll('    ', '\u00a0\u00a0\u00a0\u00a0'),
        where: 'espaces insécables',
      },
    ],
  },
  'a table drawn with spaces': {
    artifacts: withBody(
      '<pre>Nom            Ville          Téléphone\nMairie         Valmont        04 00 00 00 00\nÉcole          Les Prés       04 00 00 00 01</pre>',
    ),
    verdict: 'review',
    title: 'Un tableau est peut-être dessiné avec des espaces : à vérifier',
    evidence: [
      {
        type: 'text',
        quote:
          'Nom            Ville          Téléphone\nMairie         Valmont        04 00 00 00 00\nÉcole          Les Prés       04 00 00 00 01',
        where: 'balise pre',
      },
    ],
  },
  'a table drawn with tabs': {
    artifacts: withBody('<pre>Jour\tMatin\tSoir\nLundi\t9 h\t14 h\nMardi\t10 h\t15 h</pre>'),
    verdict: 'review',
    title: 'Un tableau est peut-être dessiné avec des espaces : à vérifier',
    evidence: [
      {
        type: 'text',
        quote: 'Jour\tMatin\tSoir\nLundi\t9 h\t14 h\nMardi\t10 h\t15 h',
        where: 'balise pre',
      },
    ],
  },
  'a poem': {
    artifacts: withBody('<pre>Sous le pont Mirabeau\n   coule la Seine\n      Et nos amours</pre>'),
    verdict: 'pass',
  },
  'code with its comments in line': {
    artifacts: withBody(
      '<pre>a = 1;     // un     premier\nb = 2;     // un     second\nc = 3;     // un     autre</pre>',
    ),
    verdict: 'pass',
  },
  'lines with one gap': {
    artifacts: withBody('<pre>Chapitre 1        12\nChapitre 2        24\nChapitre 3        36</pre>'),
    verdict: 'pass',
  },
});
