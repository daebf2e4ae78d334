import { formsOf } from '../../derive/trackers/personal-forms.ts';
import { defineRule, threshold } from '../../rule.ts';
import { judgeElements } from '../verdicts/judge-elements.ts';

const shortest = threshold(8, {
  ours: 'shorter passwords fit none of the three cases of the CNIL, with another measure or not',
});
const longest = threshold(20, { ours: 'a lower maximum keeps out a phrase of several words' });

export default defineRule({
  id: 'priv-mot-de-passe-longueur',
  severity: 'mineur',
  automation: 'revue',
  effort: 1,
  references: [{ kind: 'authority', title: 'CNIL 2022-100' }],
  title: {
    fail: 'La règle de création du mot de passe paraît trop faible ou trop courte',
    pass: 'La règle de création du mot de passe laisse choisir un mot de passe long',
  },
  why: 'La CNIL recommande douze caractères de plusieurs sortes, ou une phrase. Une longueur maximale courte empêche d’en choisir un bon.',
  fix: 'Demander au moins douze caractères, en accepter soixante-quatre, et afficher la règle près du champ.',
  artifacts: ['dom'],
  evaluate({ dom }) {
    const fields = formsOf(dom).flatMap(({ passwords }) =>
      passwords.filter((node) => node.attributes.autocomplete === 'new-password' || passwords.length > 1),
    );
    return judgeElements(
      dom,
      fields,
      ({ attributes }) => {
        const minimum = Number(attributes.minlength ?? Number.NaN);
        const maximum = Number(attributes.maxlength ?? Number.NaN);
        return minimum < shortest || maximum < longest;
      },
      { status: 'review' },
    );
  },
});
