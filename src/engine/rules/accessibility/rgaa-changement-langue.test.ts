import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-changement-langue.ts';

const french =
  '<p>La mairie est ouverte tous les jours de la semaine et le samedi matin pour les habitants de la commune, avec les services dont vous avez besoin.</p>';
const english =
  'The town hall is open every day of the week and on Saturday morning for the people of the town, with all of the services that you need.';

ruleCases(rule, {
  'one language': { artifacts: withBody(french.repeat(2)), verdict: 'pass' },
  'a declared passage': {
    artifacts: withBody(`${french.repeat(2)}<p lang="en">${english}</p>`),
    verdict: 'pass',
  },
  'a few words': { artifacts: withBody(`${french}<p>The end of the story</p>`), verdict: 'pass' },
  'the name of a work': {
    artifacts: withBody(`${french.repeat(2)}<p>The Lord of the Rings and the Return of the King</p>`),
    verdict: 'pass',
  },
  'the name of a work that ends as a sentence': {
    artifacts: withBody(`${french.repeat(2)}<p>Who Is Afraid of the Big Bad Wolf and His Friends?</p>`),
    verdict: 'pass',
  },
  'a few words quoted': {
    artifacts: withBody(`${french.repeat(2)}<p>« All that you need is for the people »</p>`),
    verdict: 'pass',
  },
  'a few French words': {
    artifacts: withBody(`${french.repeat(2)}<p>Nos horaires ont changé pour les fêtes.</p>`),
    verdict: 'pass',
  },
  'names and figures': {
    artifacts: withBody(`${french.repeat(2)}<li>Salle Die Brücke, Berlin, 12 euros</li>`),
    verdict: 'pass',
  },
  'a short German sentence': {
    artifacts: withBody(`${french.repeat(2)}<p id="d">Unsere Öffnungszeiten haben sich leider geändert.</p>`),
    verdict: 'review',
    title: 'Un passage en langue étrangère n’est peut-être pas signalé : à vérifier',
    evidence: [{ type: 'element', selector: '#d', note: 'semble être en allemand' }],
  },
  'a short English sentence': {
    artifacts: withBody(`${french.repeat(2)}<p id="d">Read what our customers say about this product.</p>`),
    verdict: 'review',
    title: 'Un passage en langue étrangère n’est peut-être pas signalé : à vérifier',
    evidence: [{ type: 'element', selector: '#d', note: 'semble être en anglais' }],
  },
  'a passage of a page that declares no language but reads in French': {
    artifacts: pageArtifacts(`<!doctype html><html><body>${french.repeat(3)}<p>${english}</p></body></html>`),
    verdict: 'fail',
    title: 'Un passage en langue étrangère n’est pas signalé',
    evidence: [
      { type: 'element', selector: 'html > body > p:nth-of-type(4)', note: 'semble être en anglais' },
    ],
  },
  'an undeclared passage': {
    artifacts: withBody(`${french.repeat(3)}<blockquote><p>${english}</p></blockquote>`),
    verdict: 'fail',
    title: 'Un passage en langue étrangère n’est pas signalé',
    evidence: [{ type: 'element', selector: 'html > body > blockquote', note: 'semble être en anglais' }],
  },
  'labels that a theme brought in English': {
    artifacts: withBody(
      `<a href="#c">Skip to the content</a><button aria-label="Close">×</button>${french.repeat(3)}<footer><p>Theme</p><p>All rights reserved.</p></footer>`,
    ),
    verdict: 'fail',
    title: 'Des libellés de la page sont restés en anglais',
    evidence: [
      { type: 'element', selector: 'html > body > a', note: '« Skip to the content »' },
      { type: 'element', selector: 'html > body > button', note: '« Close »' },
      {
        type: 'element',
        selector: 'html > body > footer > p:nth-of-type(2)',
        note: '« All rights reserved. »',
      },
    ],
  },
  'headings that a theme brought in English, and one that names a work': {
    artifacts: withBody(
      `<h2>Child pages</h2><nav aria-label="Post navigation"><a href="/a">Le marché</a></nav>${french.repeat(3)}<h2>Pages and Letters</h2><h2 lang="en">Recent posts</h2>`,
    ),
    verdict: 'fail',
    title: 'Des libellés de la page sont restés en anglais',
    evidence: [
      { type: 'element', selector: 'html > body > h2:nth-of-type(1)', note: '« Child pages »' },
      { type: 'element', selector: 'html > body > nav', note: '« Post navigation »' },
    ],
  },
  'labels whose language is told, and words that French took': {
    artifacts: withBody(
      `<a href="#c" lang="en">Skip to the content</a><a href="/n">Newsletter</a><p>Close</p>${french.repeat(3)}`,
    ),
    verdict: 'pass',
  },
  'buttons that the browser names': {
    artifacts: withBody(
      `<input type="image" src="/a.png"><input type="submit"><input type="reset">${french.repeat(3)}`,
    ),
    verdict: 'pass',
  },
  'labels of an English page': {
    artifacts: pageArtifacts(
      `<!doctype html><html lang="en"><body><a href="#c">Skip to the content</a><p>${english}</p></body></html>`,
    ),
    verdict: 'pass',
  },
  'a page wholly in another language': {
    artifacts: withBody(`<p>${english}</p>`),
    verdict: 'inapplicable',
    reason: 'langue de la page en cause',
  },
  'a long line without an end, perhaps a list of words': {
    artifacts: withBody(`${french.repeat(3)}<p id="d">${english.slice(0, -1)}</p>`),
    verdict: 'review',
    title: 'Un passage en langue étrangère n’est peut-être pas signalé : à vérifier',
    evidence: [{ type: 'element', selector: '#d', note: 'semble être en anglais' }],
  },
  'a language that does not exist': {
    artifacts: pageArtifacts(
      `<!doctype html><html lang="us"><body>${'<p>Lorem ipsum dolor sit amet.</p>'.repeat(9)}<p>${english}</p></body></html>`,
    ),
    verdict: 'inapplicable',
    reason: 'langue de la page en cause',
  },
});
