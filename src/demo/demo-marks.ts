/** Which half of every `[[faute …]]` block is served. */
export type DemoVariant = 'faulty' | 'fixed';

/** A defect put on purpose in a demonstration site. */
export interface PlantedFault {
  readonly ruleId: string;
  /** Pages whose own source holds it; none for a defect of the whole site (layout, headers, robots.txt, status codes). */
  readonly paths: readonly string[];
}

const mark = /\[\[faute ([\w -]+)\]\]([\s\S]*?)(?:\[\[sinon\]\]([\s\S]*?))?\[\[fin\]\]/g;

/** The text of one variant: of every mark, the wrong half or the right one. Marks do not nest. */
export function renderMarks(text: string, variant: DemoVariant): string {
  return text.replaceAll(mark, (_, _rules: string, wrong: string, right: string | undefined) =>
    variant === 'faulty' ? wrong : (right ?? ''),
  );
}

/** The rules that the marks of a text name; one defect may be seen by several. */
export function markedRules(text: string): string[] {
  return [...text.matchAll(mark)].flatMap((match) => splitRules(match[1] ?? ''));
}

/** `"rule-a rule-b"` → its identifiers. */
export function splitRules(names: string): string[] {
  return names.split(' ').filter((name) => name !== '');
}

const inclusion = /\{\{([\w-]+)\}\}/g;

/** Puts the parts that a text includes into it, marks already rendered in both. Other names are left alone. */
export function includeParts(text: string, parts: ReadonlyMap<string, string>, variant: DemoVariant): string {
  return renderMarks(text, variant).replaceAll(inclusion, (whole, name: string) => {
    const part = parts.get(name);
    return part === undefined ? whole : includeParts(part, parts, variant);
  });
}

/** Fills the values a page asks for; what it does not know is left alone. */
export function fillValues(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(inclusion, (whole, name: string) => values[name] ?? whole);
}
