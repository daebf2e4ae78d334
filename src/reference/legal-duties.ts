/**
 * Who is bound by which family of duties. Sources: LCEN art. 1-1 and 19, loi 2005-102 art. 47, Code de la
 * consommation. Version 2026-11. Profiles are those of the audit form.
 */

/** Anyone but a private person, who may stay anonymous to the public (LCEN art. 1-1 II). */
export const professionals = ['public', 'delegate', 'large', 'shop', 'company', 'association'] as const;

/** Registered companies: capital, registration, VAT. */
export const companies = ['delegate', 'large', 'shop', 'company'] as const;

/** Bodies that must publish an accessibility statement. */
export const accessibilityBodies = ['public', 'delegate', 'large'] as const;
