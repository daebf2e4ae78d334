import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-figure-legende.ts';

const figure = (attributes: string, caption = '<figcaption id="c">Le marché, en 2026</figcaption>') =>
  withBody(`<figure ${attributes}><img alt="Étals" src="/a.png">${caption}</figure>`);

ruleCases(rule, {
  pass: {
    'role and label': figure('role="figure" aria-label="Le marché, en 2026"'),
    'role and reference': figure('role="group" aria-labelledby="c"'),
    'spaces and case aside': figure('role="figure" aria-label="le  marché en 2026"'),
  },
  fail: {
    'no role': figure(''),
    'another label': figure('role="figure" aria-label="Photo"'),
  },
  review: {
    'a name that begins the caption': figure(
      'role="group" aria-label="Description / Source"',
      '<figcaption>Description / Source <a href="/t">Transcription</a></figcaption>',
    ),
  },
  inapplicable: {
    'a quotation with its author’s portrait': withBody(
      '<figure><blockquote>Citation</blockquote><figcaption>Auteur <img alt="" src="/a.png"></figcaption></figure>',
    ),
    'no caption': figure('', ''),
    'an empty caption': figure('', '<figcaption></figcaption>'),
    'a figure of code': withBody('<figure><pre>x</pre><figcaption>Exemple</figcaption></figure>'),
  },
});
