import { formsOf } from '#engine/derive/dom/forms.ts';
import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-etiquettes-incoherentes.ts';

const page = (path: string, label: string, type = 'email') =>
  pageFacts({
    url: `https://www.exemple.fr${path}`,
    forms: [{ action: '', method: 'post', text: '', fields: [{ type, name: 'c', label, required: false }] }],
  });
const example = (path: string, label: string) => {
  const one = page(path, label);
  return {
    ...one,
    forms: one.forms.map((form) => ({
      ...form,
      fields: form.fields.map((field) => ({ ...field, fromPlaceholder: true as const })),
    })),
  };
};
/** A form that asks for two telephones, as the browser shows it. */
const twoPersons = (fields: string) =>
  pageFacts({
    url: 'https://www.exemple.fr/aide',
    forms: formsOf(withBody(`<form method="post" action="/aide">${fields}</form>`).dom),
  });
const mine = '<label>Téléphone <input type="tel" name="tel"></label>';
const site = (...pages: ReturnType<typeof page>[]) => siteArtifacts({ pages });

ruleCases(rule, {
  'the same word': {
    artifacts: site(page('/a', 'Courriel *'), page('/b', 'Votre courriel (obligatoire)')),
    verdict: 'pass',
  },
  'two words': {
    artifacts: site(page('/a', 'Courriel'), page('/b', 'Mail')),
    verdict: 'review',
    occurrences: 1,
    pages: ['https://www.exemple.fr/a', 'https://www.exemple.fr/b'],
    evidence: [
      { type: 'page', url: 'https://www.exemple.fr/a', note: '« Courriel »' },
      { type: 'page', url: 'https://www.exemple.fr/b', note: '« Mail »' },
    ],
  },
  'another datum under a wrong type': {
    artifacts: site(page('/a', 'E-mail'), page('/a', 'Ville'), page('/b', 'E-mail')),
    verdict: 'pass',
  },
  'two words of one datum beside another one under a wrong type': {
    artifacts: site(page('/a', 'E-mail'), page('/a', 'Ville'), page('/b', 'Identifiant')),
    verdict: 'review',
    occurrences: 1,
    pages: ['https://www.exemple.fr/a', 'https://www.exemple.fr/b'],
    evidence: [
      { type: 'page', url: 'https://www.exemple.fr/a', note: '« E-mail »' },
      { type: 'page', url: 'https://www.exemple.fr/b', note: '« Identifiant »' },
    ],
  },
  'the same word of a site in English': {
    artifacts: site(page('/a', 'Email'), page('/b', 'Your email (required)'), page('/c', 'Email required')),
    verdict: 'pass',
  },
  'the words of two languages': {
    artifacts: site(
      page('/a', 'Courriel'),
      page('/b', 'Votre courriel'),
      { ...page('/en/a', 'Email'), lang: 'en' },
      { ...page('/en/b', 'Your email'), lang: 'en-GB' },
    ),
    verdict: 'pass',
  },
  'a word, and elsewhere an example of what to type': {
    artifacts: site(page('/a', 'Courriel'), page('/b', 'Courriel'), example('/c', 'nom@domaine.fr')),
    verdict: 'pass',
  },
  'two persons, two telephones': {
    artifacts: site(
      twoPersons(`${mine}<label>Téléphone de la personne à aider <input type="tel" name="tel2"></label>`),
    ),
    verdict: 'inapplicable',
  },
  'two persons, by the name of their group': {
    artifacts: site(
      twoPersons(
        `${mine}<fieldset><legend>La personne à aider</legend><label>Son portable <input type="tel" name="p"></label></fieldset>`,
      ),
    ),
    verdict: 'inapplicable',
  },
  'asked once': { artifacts: site(page('/a', 'Courriel')), verdict: 'inapplicable' },
  'free texts': {
    artifacts: site(page('/a', 'Objet', 'text'), page('/b', 'Sujet', 'text')),
    verdict: 'inapplicable',
  },
});
