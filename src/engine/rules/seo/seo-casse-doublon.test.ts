import { variantCases } from '#tests/support/address-variants.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-casse-doublon.ts';

const pageUrl = 'https://www.exemple.fr/contact';
const url = 'https://www.exemple.fr/CONTACT';

ruleCases(rule, variantCases({ kind: 'letter-case', pageUrl, url }, 'trailing-slash'));
