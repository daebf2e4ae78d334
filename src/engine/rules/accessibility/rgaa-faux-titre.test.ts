import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-faux-titre.ts';

const text = `<p style="font-size:16px">${'La mairie vous accueille. '.repeat(6)}</p>`;
const bold = 'style="font-size:24px;font-weight:700"';

ruleCases(rule, {
  'a plain text': { artifacts: withBody(text), verdict: 'pass' },
  'a bold sentence': { artifacts: withBody(`<p ${bold}>Fermé lundi.</p>${text}`), verdict: 'pass' },
  'a bold text of the same size': {
    artifacts: withBody(`<p style="font-size:16px;font-weight:700">Horaires</p>${text}`),
    verdict: 'pass',
  },
  'a bold sentence that ends in a link': {
    artifacts: withBody(
      `<p ${bold}>Pour toute question, voyez <a href="/a">la page de l’accueil.</a></p>${text}`,
    ),
    verdict: 'pass',
  },
  'a bold sentence most of whose words stand in a link': {
    artifacts: withBody(
      `<p ${bold}>Pour en savoir plus <a href="/a">${'lire le long dossier '.repeat(4)}</a></p>${text}`,
    ),
    verdict: 'pass',
  },
  'a disguised heading whose first letter is set apart': {
    artifacts: withBody(`<p ${bold}><span>N</span>os horaires</p>${text}`),
    verdict: 'review',
    evidence: [{ type: 'element', selector: 'html > body > p:nth-of-type(1)' }],
  },
  'a large text that its author calls a title': {
    artifacts: withBody(`<p class="event-title" style="font-size:24px">Horaires</p>${text}`),
    verdict: 'review',
    evidence: [{ type: 'element', selector: 'html > body > p:nth-of-type(1)' }],
  },
  'a large text of no such name, and one of that name that is no larger': {
    artifacts: withBody(
      `<p class="subtitled" style="font-size:24px">Horaires</p>${text}<p class="titre" style="font-size:16px">Tarifs</p>${text}`,
    ),
    verdict: 'pass',
  },
  'inside a real heading': {
    artifacts: withBody(`<h2><div ${bold}>Horaires</div></h2>${text}`),
    verdict: 'pass',
  },
  'nothing after it': { artifacts: withBody(`${text}<p ${bold}>Horaires</p>`), verdict: 'pass' },
  'a disguised heading': {
    artifacts: withBody(`<p ${bold}>Horaires</p>${text}`),
    verdict: 'review',
    evidence: [{ type: 'element', selector: 'html > body > p:nth-of-type(1)' }],
  },
  'no text': { artifacts: withBody('<ul><li>x</li></ul>'), verdict: 'inapplicable' },
  'the head of a card': {
    artifacts: withBody(
      `<div><div><p ${bold}>Nos horaires</p><a href="/t">Tout voir</a></div><div>${text}</div></div>`,
    ),
    verdict: 'review',
    evidence: [{ type: 'element', selector: 'html > body > div > div:nth-of-type(1) > p' }],
  },
  'much larger than the page’s text, before a few words': {
    artifacts: withBody(
      `${text}<section><div ${bold}>Nos dossiers</div><p>Trois dossiers ouverts</p></section>`,
    ),
    verdict: 'review',
    evidence: [{ type: 'element', selector: 'html > body > section > div' }],
  },
  'a figure and its caption': {
    artifacts: withBody(`${text}<section><div ${bold}>1 200</div><p>élèves dans nos écoles</p></section>`),
    verdict: 'pass',
  },
  'the head of a card with icons beside it': {
    artifacts: withBody(
      `<div><div><div ${bold}>Nos horaires</div><div><a href="/t"><i></i></a></div></div><div>${text}</div></div>`,
    ),
    verdict: 'review',
    evidence: [{ type: 'element', selector: 'html > body > div > div:nth-of-type(1) > div:nth-of-type(1)' }],
  },
  'a letter in a medal': {
    artifacts: withBody(`<div ${bold}>T</div>${text}`),
    verdict: 'pass',
  },
  'words over the title they belong to': {
    artifacts: withBody(`<div ${bold}>Le club</div><div><h1>Taïso et yoga</h1>${text}</div>`),
    verdict: 'pass',
  },
});
