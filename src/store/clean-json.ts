/**
 * The same data without what PostgreSQL’s `jsonb` refuses: NUL characters and lone surrogates, which texts of
 * audited sites may hold.
 */
export function cleanJson<Data>(data: Data): Data {
  return JSON.parse(JSON.stringify(data), (_key, value: unknown) =>
    typeof value === 'string' ? value.replaceAll('\u0000', '').toWellFormed() : value,
  ) as Data;
}
