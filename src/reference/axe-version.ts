/** Version of axe-core whose rules the table words; the installed one, which a test compares. */
export const axeVersion = '4.14.1';
