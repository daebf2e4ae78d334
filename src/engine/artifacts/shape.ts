/** Of what type an artifact is, and how it looks on a small healthy page or site: tests start from there. */
export interface Shape<Type> {
  readonly sample: Type;
}

export function shape<Type>(sample: Type): Shape<Type> {
  return { sample };
}

/** The plain artifacts of a table of shapes. */
export type ShapesOf<Table> = {
  readonly [Id in keyof Table]: Table[Id] extends Shape<infer Type> ? Type : never;
};

/** The sample of every artifact of a table. */
export function samplesOf<Table extends Readonly<Record<string, Shape<unknown>>>>(
  table: Table,
): ShapesOf<Table> {
  const samples = Object.entries(table).map(([id, { sample }]) => [id, sample]);
  return Object.fromEntries(samples) as ShapesOf<Table>;
}
