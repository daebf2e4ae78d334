/** How many rows were sealed under the present root, and how many nothing here opens. */
export interface Resealed {
  readonly again: number;
  readonly lost: number;
}

const atOnce = 200;

/**
 * Seals the rows of a table under the present root, some at once, in the order of their ids. May be done again at any time.
 * @param rowsAfter at most so many rows after an id
 * @param sealAgain false where nothing here opens the row
 */
export async function sealRowsAgain<Row extends { readonly id: string }>(
  rowsAfter: (after: string, limit: number) => Promise<readonly Row[]>,
  sealAgain: (row: Row) => Promise<boolean>,
): Promise<Resealed> {
  let after = '00000000-0000-0000-0000-000000000000';
  let again = 0;
  let lost = 0;
  for (;;) {
    const rows = await rowsAfter(after, atOnce);
    for (const row of rows)
      if (await sealAgain(row)) again += 1;
      else lost += 1;
    const last = rows.at(-1);
    if (!last) return { again, lost };
    after = last.id;
  }
}
