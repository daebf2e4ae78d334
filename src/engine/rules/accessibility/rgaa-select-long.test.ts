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
  pass: {
    short: list(['a', 'b']),
    grouped: list(many, (inside) => `<optgroup label="Services">${inside}</optgroup>`),
    years: list(Array.from({ length: 100 }, (_, at) => `${1926 + at}`)),
    countries: list(['France', 'Belgique', ...many]),
  },
  review: { long: list(many) },
  inapplicable: { 'no list': withBody('<p>x</p>') },
});
