import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './eco-compat-navigateur.ts';

const page = (css: string, body = '<p>x</p>') =>
  withBody(body, {
    stylesheets:
      css === '' ? [] : [{ url: 'https://www.exemple.fr/s.css', inline: false, text: css, media: '' }],
  });

ruleCases(rule, {
  pass: {
    'ordinary styles': page('a{color:red;display:grid}@container (width>20rem){p{margin:0}}'),
    'a fallback before': page('a{color:red;color:rgb(from red r g b)}'),
    'a guard': page('@supports (top: anchor(bottom)){a{top:anchor(bottom)}}'),
    'an old script': page('', '<script>document.title = "x"</script>'),
  },
  fail: {
    'a recent value': page('a{color:contrast-color(red)}'),
    'a recent block': page('@scope (.a){p{color:red}}'),
    'a recent attribute': page('a{color:red}', '<div popover id="x">Menu</div>'),
    'a recent call': page('', '<script>const now = Temporal.Now.instant()</script>'),
  },
  inapplicable: { 'neither style nor script': page('') },
});
