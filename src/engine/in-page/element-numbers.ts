/**
 * Numbers of the elements in the page’s `dom`. The pass over the elements gives them; later steps (axe, the buttons of a
 * banner, the focus) find elements by them and tell elements by them.
 */
let numbers: Map<Element, number> = new Map();
/** Those of the visit’s own view while another view is looked at. */
let ownNumbers: Map<Element, number> = numbers;
/** Those of the view while a part of it is read alone. */
let numbersOfView: Map<Element, number> = new Map();

/** Numbers these elements by their order, in the place of all numbers given before. */
export function numberElements(elements: Iterable<Element>): void {
  numbers = new Map([...elements].map((element, index) => [element, index]));
}

/** Number of an element in the present view; undefined: it was not there. */
export const numberOf = (element: Element): number | undefined => numbers.get(element);

/** Elements of the present view with their numbers, in the order of the numbers. */
export const numberedElements = (): ReadonlyMap<Element, number> => numbers;

/** Elements of the present view; each stands at its number. */
export const elementsByNumber = (): Element[] => [...numbers.keys()];

/** Elements of the visit’s own view; each stands at its number. */
export const ownElementsByNumber = (): Element[] => [...ownNumbers.keys()];

/** Before other views are looked at: keeps the numbers of the visit. */
export function beginView(): void {
  ownNumbers = numbers;
  numbers = new Map(numbers);
}

/** After the last view: the numbers are those of the visit again. */
export function endView(): void {
  numbers = ownNumbers;
}

/** Numbers in the visit’s own view of the elements of the present one, in its order; −1: they were not there. */
export function originsOf(): number[] {
  return elementsByNumber().map((element) => ownNumbers.get(element) ?? -1);
}

/** Before a part is numbered alone: keeps the numbers of the view. */
export function beginPartPass(): void {
  numbersOfView = new Map(numbers);
}

/**
 * After it: the numbers of the view again, new elements after the last of them. Gives the number in the view of each element
 * of the pass, in the order of the pass, and where these roots stand in the pass (−1: nowhere).
 */
export function joinPass(roots: readonly Element[]): { numbers: number[]; roots: number[] } {
  const places = numbers;
  const joined = [...places.keys()].map((element) => {
    const number = numbersOfView.get(element) ?? numbersOfView.size;
    numbersOfView.set(element, number);
    return number;
  });
  numbers = numbersOfView;
  return { numbers: joined, roots: roots.map((root) => places.get(root) ?? -1) };
}
