import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './rgaa-langue-erronee.ts';

const french =
  'La mairie est ouverte tous les jours de la semaine et le samedi matin pour les habitants de la commune. Vous y trouverez les services de l’état civil, les formulaires et des conseils pour vos démarches. Nous sommes à votre disposition dans nos bureaux ou par téléphone. Les agents vous répondent avec plaisir et vous aident à remplir vos dossiers sur place ou en ligne avec notre service.';
const english =
  'The town hall is open every day of the week and on Saturday morning for the people of the town. You will find all the services you need there, with the forms and the help that you may want for your papers. We are at your service in our offices or by phone, and our team will answer you with pleasure and help you fill in all of your files on site or online with the service that we have.';
const page = (lang: string, body: string) =>
  pageArtifacts(`<!doctype html><html${lang}><head><title>t</title></head><body>${body}</body></html>`);

ruleCases(rule, {
  pass: {
    'french said french': page(' lang="fr"', `<p>${french}</p>`),
    'a regional code': page(' lang="fr-BE"', `<p>${french}</p>`),
    'a short page': page(' lang="fr"', '<p>The end of the story</p>'),
    'a long English passage that says so': page(
      ' lang="fr"',
      `<p>${french}</p><div lang="en"><p>${english}</p><p>${english}</p></div>`,
    ),
  },
  fail: {
    'french said english': page(' lang="en"', `<p>${french}</p>`),
    'english said french': page(' lang="fr"', `<p>${english}</p>`),
    'a code that does not exist': page(' lang="français"', `<p>${french}</p>`),
    'an underscore': page(' lang="fr_FR"', `<p>${french}</p>`),
  },
  review: { 'a language that cannot be told': page(' lang="oc"', `<p>${french}</p>`) },
  inapplicable: { 'no language': page('', `<p>${french}</p>`) },
});
