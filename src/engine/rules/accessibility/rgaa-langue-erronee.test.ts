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
  'french said french': { artifacts: page(' lang="fr"', `<p>${french}</p>`), verdict: 'pass' },
  'a regional code': { artifacts: page(' lang="fr-BE"', `<p>${french}</p>`), verdict: 'pass' },
  'a short page in plain French said English': {
    artifacts: page(
      ' lang="en"',
      '<p>Vous pouvez nous joindre par téléphone ou venir dans nos bureaux. Les services de la mairie sont ouverts tous les jours, et le samedi pour les habitants de la commune.</p>',
    ),
    verdict: 'review',
    title: 'La langue indiquée n’est pas celle du texte : à vérifier',
    occurrences: 1,
    evidence: [
      {
        type: 'value',
        label: 'Langue indiquée',
        value: 'en',
        expected: 'fr (le texte semble être en français)',
      },
      { type: 'text', quote: 'Vous pouvez nous joindre…', where: 'début du texte' },
    ],
  },
  'a few names, said English': {
    artifacts: page(' lang="en"', '<p>Café de la Gare, 12 rue de Paris, Lyon. Tel. 04 00 00 00 00</p>'),
    verdict: 'pass',
  },
  'a letter an element, as a word processor leaves them': {
    artifacts: page(
      ' lang="fr-FR"',
      `<p>${french.replaceAll(/\p{L}/gu, '<span>$&</span>')}</p><p>${french.replaceAll(/\p{L}/gu, '<b><span>$&</span></b>')}</p>`,
    ),
    verdict: 'pass',
  },
  'words in other elements are quoted where they stand': {
    artifacts: page(
      ' lang="fr"',
      `<p>The <a href="/hall">town hall</a> is open <b>every day</b>.</p><p>${english}</p>`,
    ),
    verdict: 'fail',
    title: 'La langue indiquée n’est pas celle du texte',
    occurrences: 1,
    evidence: [
      { type: 'value', value: 'fr', expected: 'en (le texte semble être en anglais)' },
      { type: 'text', quote: 'The town hall is open every day. The town hall is open every day of the…' },
    ],
  },
  'a short page': { artifacts: page(' lang="fr"', '<p>The end of the story</p>'), verdict: 'pass' },
  'a long English passage that says so': {
    artifacts: page(' lang="fr"', `<p>${french}</p><div lang="en"><p>${english}</p><p>${english}</p></div>`),
    verdict: 'pass',
  },
  'french said english': {
    artifacts: page(' lang="en"', `<p>${french}</p>`),
    verdict: 'fail',
    title: 'La langue indiquée n’est pas celle du texte',
    occurrences: 1,
    evidence: [
      {
        type: 'value',
        label: 'Langue indiquée',
        value: 'en',
        expected: 'fr (le texte semble être en français)',
      },
      {
        type: 'text',
        quote: 'La mairie est ouverte tous les jours de la semaine et le samedi matin pour les…',
        where: 'début du texte',
      },
    ],
  },
  'english said french': {
    artifacts: page(' lang="fr"', `<p>${english}</p>`),
    verdict: 'fail',
    title: 'La langue indiquée n’est pas celle du texte',
    occurrences: 1,
    evidence: [
      {
        type: 'value',
        label: 'Langue indiquée',
        value: 'fr',
        expected: 'en (le texte semble être en anglais)',
      },
      {
        type: 'text',
        quote: 'The town hall is open every day of the week and on Saturday morning for the…',
        where: 'début du texte',
      },
    ],
  },
  'a code that does not exist': {
    artifacts: page(' lang="français"', `<p>${french}</p>`),
    verdict: 'fail',
    title: 'La langue de la page est indiquée par un code qui n’existe pas',
    evidence: [{ type: 'value', label: 'Langue indiquée', value: 'français', expected: 'un code comme fr' }],
  },
  'an underscore': {
    artifacts: page(' lang="fr_FR"', `<p>${french}</p>`),
    verdict: 'fail',
    title: 'La langue de la page est indiquée par un code qui n’existe pas',
    evidence: [{ type: 'value', label: 'Langue indiquée', value: 'fr_FR', expected: 'un code comme fr' }],
  },
  'a language that cannot be told': {
    artifacts: page(' lang="oc"', `<p>${french}</p>`),
    verdict: 'review',
    title: 'La langue indiquée n’est pas celle du texte : à vérifier',
    occurrences: 1,
    evidence: [
      {
        type: 'value',
        label: 'Langue indiquée',
        value: 'oc',
        expected: 'fr (le texte semble être en français)',
      },
      {
        type: 'text',
        quote: 'La mairie est ouverte tous les jours de la semaine et le samedi matin pour les…',
        where: 'début du texte',
      },
    ],
  },
  'no language': {
    artifacts: page('', `<p>${french}</p>`),
    verdict: 'inapplicable',
    reason: 'langue non indiquée',
  },
});
