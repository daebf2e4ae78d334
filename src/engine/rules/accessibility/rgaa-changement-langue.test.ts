import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-changement-langue.ts';

const french =
  '<p>La mairie est ouverte tous les jours de la semaine et le samedi matin pour les habitants de la commune, avec les services dont vous avez besoin.</p>';
const english =
  'The town hall is open every day of the week and on Saturday morning for the people of the town, with all of the services that you need.';

ruleCases(rule, {
  pass: {
    'one language': withBody(french.repeat(2)),
    'a declared passage': withBody(`${french.repeat(2)}<p lang="en">${english}</p>`),
    'a few words': withBody(`${french}<p>The end of the story</p>`),
  },
  review: {
    'a passage of a page that declares no language but reads in French': pageArtifacts(
      `<!doctype html><html><body>${french.repeat(3)}<p>${english}</p></body></html>`,
    ),
    'an undeclared passage': withBody(`${french.repeat(3)}<blockquote><p>${english}</p></blockquote>`),
  },
  inapplicable: { 'a page wholly in another language': withBody(`<p>${english}</p>`) },
});
