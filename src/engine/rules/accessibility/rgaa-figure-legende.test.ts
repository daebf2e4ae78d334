import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-figure-legende.ts';

const figure = (attributes: string, caption = '<figcaption id="c">Le marché, en 2026</figcaption>') =>
  withBody(`<figure ${attributes}><img alt="Étals" src="/a.png">${caption}</figure>`);

ruleCases(rule, {
  'role and label': { artifacts: figure('role="figure" aria-label="Le marché, en 2026"'), verdict: 'pass' },
  'role and reference': { artifacts: figure('role="group" aria-labelledby="c"'), verdict: 'pass' },
  'spaces and case aside': {
    artifacts: figure('role="figure" aria-label="le  marché en 2026"'),
    verdict: 'pass',
  },
  'no role': {
    artifacts: figure(''),
    verdict: 'fail',
    title: 'Une légende n’est pas reliée à son image',
    evidence: [{ type: 'element', selector: 'html > body > figure' }],
  },
  'another label': {
    artifacts: figure('role="figure" aria-label="Photo"'),
    verdict: 'fail',
    title: 'Une légende n’est pas reliée à son image',
    evidence: [{ type: 'element', selector: 'html > body > figure' }],
  },
  'a name that begins the caption': {
    artifacts: figure(
      'role="group" aria-label="Description / Source"',
      '<figcaption>Description / Source <a href="/t">Transcription</a></figcaption>',
    ),
    verdict: 'review',
    title: 'Le nom d’une figure ne reprend que le début de sa légende : à vérifier',
    evidence: [{ type: 'element', selector: 'html > body > figure' }],
  },
  'a quotation with its author’s portrait': {
    artifacts: withBody(
      '<figure><blockquote>Citation</blockquote><figcaption>Auteur <img alt="" src="/a.png"></figcaption></figure>',
    ),
    verdict: 'inapplicable',
  },
  'no caption': { artifacts: figure('', ''), verdict: 'inapplicable' },
  'an empty caption': { artifacts: figure('', '<figcaption></figcaption>'), verdict: 'inapplicable' },
  'a figure of code': {
    artifacts: withBody('<figure><pre>x</pre><figcaption>Exemple</figcaption></figure>'),
    verdict: 'inapplicable',
  },
  'a caption after its figure': {
    artifacts: withBody(
      '<figure><img alt="La place" src="/a.png"></figure><p><small>Figure 1 : la place</small></p>',
    ),
    verdict: 'fail',
    title: 'Une légende n’est pas reliée à son image',
    evidence: [{ type: 'element', selector: 'html > body > p' }],
  },
  'a credit under an image without figure': {
    artifacts: withBody('<div><img alt="La place" src="/a.png"><p>Crédit photo : M. Dupont</p></div>'),
    verdict: 'review',
    title: 'Une légende se trouve peut-être hors de sa figure : à vérifier',
    evidence: [{ type: 'element', selector: 'html > body > div > p' }],
  },
  'the box of an image, then its caption': {
    artifacts: withBody(
      '<section><div><img alt="La place" src="/a.png"></div><p>Photo 2 – le marché</p></section>',
    ),
    verdict: 'review',
    title: 'Une légende se trouve peut-être hors de sa figure : à vérifier',
    evidence: [{ type: 'element', selector: 'html > body > section > p' }],
  },
  'a text after an image': {
    artifacts: withBody(
      '<figure><img alt="La place" src="/a.png"></figure><p>Photographier la place est permis.</p>',
    ),
    verdict: 'inapplicable',
  },
});
