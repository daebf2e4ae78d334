import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './eco-compat-navigateur.ts';

const page = (css: string, body = '<p>x</p>') =>
  withBody(body, {
    stylesheets:
      css === '' ? [] : [{ url: 'https://www.exemple.fr/s.css', inline: false, text: css, media: '' }],
  });

ruleCases(rule, {
  'ordinary styles': {
    artifacts: page('a{color:red;display:grid}@container (width>20rem){p{margin:0}}'),
    verdict: 'pass',
  },
  'a fallback before': { artifacts: page('a{color:red;color:rgb(from red r g b)}'), verdict: 'pass' },
  'a guard': { artifacts: page('@supports (top: anchor(bottom)){a{top:anchor(bottom)}}'), verdict: 'pass' },
  'an old script': { artifacts: page('', '<script>document.title = "x"</script>'), verdict: 'pass' },
  'a recent value': {
    artifacts: page('a{color:contrast-color(red)}'),
    verdict: 'fail',
    title: 'Des fonctions trop récentes sont utilisées sans solution de repli : contrast-color()',
    evidence: [{ type: 'text', quote: 'color: contrast-color(red)', where: 'https://www.exemple.fr/s.css' }],
  },
  'a recent block': {
    artifacts: page('@scope (.a){p{color:red}}'),
    verdict: 'fail',
    title: 'Des fonctions trop récentes sont utilisées sans solution de repli : @scope',
    evidence: [{ type: 'text', quote: '@scope (.a)', where: 'https://www.exemple.fr/s.css' }],
  },
  'a recent attribute': {
    artifacts: page('a{color:red}', '<div popover id="x">Menu</div>'),
    verdict: 'fail',
    title: 'Des fonctions trop récentes sont utilisées sans solution de repli : popover',
    evidence: [{ type: 'text', quote: '<div popover>', where: 'code de la page' }],
  },
  'a recent call': {
    artifacts: page('', '<script>const now = Temporal.Now.instant()</script>'),
    verdict: 'fail',
    title: 'Des fonctions trop récentes sont utilisées sans solution de repli : Temporal',
    evidence: [{ type: 'text', quote: 'Temporal.Now.instant()', where: 'code de la page' }],
  },
  'neither style nor script': { artifacts: page(''), verdict: 'inapplicable', reason: 'ni style ni script' },
});
