import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-faux-titre.ts';

const text = `<p style="font-size:16px">${'La mairie vous accueille. '.repeat(6)}</p>`;
const bold = 'style="font-size:24px;font-weight:700"';

ruleCases(rule, {
  pass: {
    'a plain text': withBody(text),
    'a bold sentence': withBody(`<p ${bold}>Fermé lundi.</p>${text}`),
    'a bold text of the same size': withBody(`<p style="font-size:16px;font-weight:700">Horaires</p>${text}`),
    'inside a real heading': withBody(`<h2><div ${bold}>Horaires</div></h2>${text}`),
    'nothing after it': withBody(`${text}<p ${bold}>Horaires</p>`),
  },
  review: { 'a disguised heading': withBody(`<p ${bold}>Horaires</p>${text}`) },
  inapplicable: { 'no text': withBody('<ul><li>x</li></ul>') },
});
