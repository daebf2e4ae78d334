import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { legalPage } from '#tests/support/visit-parts.ts';
import rule from './legal-texte-modele-non-rempli.ts';

const notice = (text: string) => siteArtifacts({ pages: [pageFacts(), legalPage('legal-notice', text)] });

ruleCases(rule, {
  pass: {
    filled: notice('Éditeur : Exemple SAS.'),
    'brackets of an address': notice('Écrivez à contact [at] exemple.fr ou [email protected].'),
    'a Roman numeral': notice('Chapitre XXX, article 12.'),
  },
  fail: {
    brackets: notice('Le présent site est édité par [Nom de la société].'),
    'a variable': notice('Éditeur : {{ company.name }}'),
    'filler text': notice('Lorem ipsum dolor sit amet.'),
    'rows of X': notice('SIREN XXXXXXXXX'),
  },
  inapplicable: { 'no legal page': siteArtifacts() },
});
