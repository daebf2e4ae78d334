import { variantCases } from '#tests/support/address-variants.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-barre-finale-doublon.ts';

const pageUrl = 'https://www.exemple.fr/contact';
const url = 'https://www.exemple.fr/contact/';

ruleCases(rule, variantCases({ kind: 'trailing-slash', pageUrl, url }, 'letter-case'));
