import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-select-long.ts';

const list = (options: readonly string[], wrap = (inside: string) => inside) =>
  withBody(
    `<select aria-label="Choix">${wrap(options.map((text) => `<option>${text}</option>`).join(''))}</select>`,
  );
const many = Array.from(
  { length: 45 },
  (_, at) => `Service ${String.fromCharCode(97 + (at % 26))}${'x'.repeat(at)}`,
);

ruleCases(rule, {
  short: { artifacts: list(['a', 'b']), verdict: 'pass' },
  grouped: {
    artifacts: list(many, (inside) => `<optgroup label="Services">${inside}</optgroup>`),
    verdict: 'pass',
  },
  years: { artifacts: list(Array.from({ length: 100 }, (_, at) => `${1926 + at}`)), verdict: 'pass' },
  countries: { artifacts: list(['France', 'Belgique', ...many]), verdict: 'pass' },
  long: {
    artifacts: list(many),
    verdict: 'review',
    evidence: [{ type: 'element', selector: 'html > body > select', note: '45 choix' }],
  },
  'no list': { artifacts: withBody('<p>x</p>'), verdict: 'inapplicable' },
  'groups counted as no choice': {
    artifacts: list(
      many.slice(0, 39),
      (inside) => `<optgroup label="A"></optgroup><optgroup label="B"></optgroup>${inside}`,
    ),
    verdict: 'pass',
  },
  'forty choices': { artifacts: list(many.slice(0, 40)), verdict: 'pass' },
  'one more': {
    artifacts: list(many.slice(0, 41)),
    verdict: 'review',
    evidence: [{ type: 'element', selector: 'html > body > select', note: '41 choix' }],
  },
  'a hidden list': {
    artifacts: withBody(`<select hidden>${many.map((text) => `<option>${text}</option>`).join('')}</select>`),
    verdict: 'inapplicable',
  },
});
