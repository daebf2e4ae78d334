import { judgeElements } from '../../derive/dom.ts';
import { foldText } from '../../derive/page-kind.ts';
import { formsOf, textAround } from '../../derive/personal-forms.ts';
import { defineRule } from '../../rule.ts';

const information =
  /confidentialite|donnees (?:personnelles|a caractere|collectees|recueillies|saisies|transmises)|vos donnees|rgpd|vos droits|vie privee|politique de protection|privacy/;

export default defineRule({
  id: 'priv-formulaire-sans-information',
  severity: 'majeur',
  automation: 'semi',
  effort: 1,
  references: ['RGPD 13'],
  title: {
    fail: 'Un formulaire recueille des données sans dire ce qu’elles deviennent',
    pass: 'Les formulaires disent ce que deviennent les données',
  },
  why: 'La personne doit savoir, au moment où elle écrit, qui lira ses données et pourquoi. Un lien en bas de page ne suffit pas.',
  fix: 'Ajouter sous le formulaire une phrase : à quoi servent les données, et un lien vers la politique de confidentialité.',
  artifacts: ['dom'],
  evaluate({ dom }) {
    /** A login asks for what the person already gave: no new collection. */
    const forms = formsOf(dom).filter(
      (form) =>
        form.personal.length > form.passwords.length &&
        !(form.passwords.length === 1 && form.fields.length <= 3),
    );
    const informs = (form: (typeof forms)[number]) => information.test(foldText(textAround(dom, form)));
    const silent = new Set(forms.filter((form) => !informs(form)).map(({ form }) => form));
    return judgeElements(
      dom,
      forms.map(({ form }) => form),
      (form) => silent.has(form),
    );
  },
});
