import locale from 'axe-core/locales/fr.json' with { type: 'json' };

/** One sentence, or one a cause; `${data.…}` stands for what the check found. */
type Words = string | Readonly<Record<string, string>>;

/** What axe-core says of its checks in French (axe-core 4, MPL 2.0). For people only: nothing is decided by it. */
export const axeLocale: {
  readonly checks: Readonly<Record<string, { readonly fail?: Words; readonly incomplete?: Words }>>;
} = locale;
