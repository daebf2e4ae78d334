import { variantCases } from '#tests/support/address-variants.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-index-doublon.ts';

const pageUrl = 'https://www.exemple.fr/';
const url = 'https://www.exemple.fr/index.html';

ruleCases(rule, variantCases({ kind: 'index-file', pageUrl, url }, 'letter-case'));
