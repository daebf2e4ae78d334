/** Computes a fact once per object: rules share derived facts without knowing each other. */
export function memoise<Input extends object, Output>(
  compute: (input: Input) => Output,
): (input: Input) => Output {
  const known = new WeakMap<Input, { readonly value: Output }>();
  return (input) => {
    const hit = known.get(input);
    if (hit) return hit.value;
    const value = compute(input);
    known.set(input, { value });
    return value;
  };
}
