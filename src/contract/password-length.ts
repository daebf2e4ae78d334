/** Shortest password accepted (CNIL 2022-100); the longest keeps hashing and guessing-estimates cheap. */
export const minPasswordLength = 12;
export const maxPasswordLength = 128;
