import type { ThemeRules } from '../../rule.ts';
import caracteresCasses from './qual-caracteres-casses.ts';
import courrielInvalide from './qual-courriel-invalide.ts';
import erreursConsole from './qual-erreurs-console.ts';
import formulaireClavierMobile from './qual-formulaire-clavier-mobile.ts';
import loremIpsum from './qual-lorem-ipsum.ts';
import requetesEchouees from './qual-requetes-echouees.ts';
import telephoneNonCliquable from './qual-telephone-non-cliquable.ts';

/** Rules of the theme. One line a rule. */
export const rules: ThemeRules = [
  caracteresCasses,
  courrielInvalide,
  erreursConsole,
  formulaireClavierMobile,
  loremIpsum,
  requetesEchouees,
  telephoneNonCliquable,
];
