/** Autofill field names of the HTML Living Standard, §4.10.18.7.1 (read November 2026). */
export const autocompleteFields: ReadonlySet<string> = new Set(
  'name honorific-prefix given-name additional-name family-name honorific-suffix nickname username new-password current-password one-time-code organization-title organization street-address address-line1 address-line2 address-line3 address-level4 address-level3 address-level2 address-level1 country country-name postal-code cc-name cc-given-name cc-additional-name cc-family-name cc-number cc-exp cc-exp-month cc-exp-year cc-csc cc-type transaction-currency transaction-amount language bday bday-day bday-month bday-year sex url photo tel tel-country-code tel-national tel-area-code tel-local tel-local-prefix tel-local-suffix tel-extension email impp webauthn'.split(
    ' ',
  ),
);

/** Those that may follow `home`, `work`, `mobile`, `fax` or `pager`. */
export const autocompleteContacts: ReadonlySet<string> = new Set(
  'tel tel-country-code tel-national tel-area-code tel-local tel-local-prefix tel-local-suffix tel-extension email impp'.split(
    ' ',
  ),
);

/** What a personal field’s name, id or label looks like (accents and punctuation removed) → the values that fit. */
export const personalPurposes: readonly { readonly pattern: RegExp; readonly tokens: readonly string[] }[] = [
  {
    pattern: /^(e ?mail|courriel|adresse e ?mail|adresse courriel|adresse electronique|votre e ?mail|mail)$/,
    tokens: ['email'],
  },
  {
    pattern:
      /^(tel|telephone|phone|mobile|portable|telephone (mobile|portable|fixe)|numero de telephone|votre telephone)$/,
    tokens: ['tel', 'tel-national', 'tel-local'],
  },
  {
    pattern: /^(prenom|votre prenom|first ?name|firstname|given name)$/,
    tokens: ['given-name', 'additional-name'],
  },
  { pattern: /^(nom de famille|last ?name|family name|surname)$/, tokens: ['family-name'] },
  { pattern: /^(nom et prenom|prenom et nom|nom prenom|nom complet|full ?name)$/, tokens: ['name'] },
  {
    pattern: /^(code postal|zip ?code|postal code|postcode|zip)$/,
    tokens: ['postal-code'],
  },
  {
    pattern: /^(date de naissance|birth ?date|birthday|bday)$/,
    tokens: ['bday', 'bday-day', 'bday-month', 'bday-year'],
  },
];
