import type { ElementHandle, Frame } from 'puppeteer-core';
import type { JourneyStep } from '#contract/journey/journey.ts';
import { selectorOf } from './step-element.ts';

type WaitStep = Extract<JourneyStep, { readonly type: 'waitForElement' }>;

const pollMs = 100;

/**
 * Waits until so many elements are there, with the properties and attributes asked for, the first of them seen; with
 * `visible: false` until no element that is seen is one. @returns whether it came in the time of the step
 */
export async function waitForElements(frame: Frame, step: WaitStep): Promise<boolean> {
  const endsAt = performance.now() + step.timeoutMs;
  for (;;) {
    // A page that leaves takes its elements with it: looked for again in the next one.
    const isThere = await holds(frame, step).catch(() => null);
    if (isThere === step.visible) return true;
    if (performance.now() > endsAt) return false;
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
}

async function holds(frame: Frame, step: WaitStep): Promise<boolean> {
  const found = await firstFound(frame, step.selectors);
  const shown: ElementHandle<Element>[] = [];
  try {
    for (const element of found) if (await element.isVisible()) shown.push(element);
    const counted = step.visible ? found : shown;
    if (!isCount(counted.length, step)) return false;
    if (step.visible && (step.operator ?? '>=') === '>=' && found.length > 0 && shown.length === 0)
      return false;
    for (const element of counted) if (!(await matches(element, step))) return false;
    return true;
  } finally {
    await Promise.all(found.map((element) => element.dispose()));
  }
}

/** What the first of the ways that finds something finds. */
async function firstFound(frame: Frame, selectors: WaitStep['selectors']): Promise<ElementHandle<Element>[]> {
  for (const way of selectors) {
    const found = await frame.$$(selectorOf(way));
    if (found.length > 0) return found;
  }
  return [];
}

function isCount(length: number, { count, operator = '>=' }: WaitStep): boolean {
  if (operator === '==') return length === count;
  return operator === '<=' ? length <= count : length >= count;
}

async function matches(
  element: ElementHandle<Element>,
  { properties = {}, attributes = {} }: WaitStep,
): Promise<boolean> {
  if (Object.keys(properties).length + Object.keys(attributes).length === 0) return true;
  return element.evaluate(hasAll, properties, attributes);
}

/** Runs in the page. */
function hasAll(
  element: Element,
  properties: NonNullable<WaitStep['properties']>,
  attributes: NonNullable<WaitStep['attributes']>,
): boolean {
  const isPart = (wanted: unknown, has: unknown): boolean => {
    if (wanted === has) return true;
    if (!(wanted instanceof Object) || !(has instanceof Object)) return false;
    return Object.entries(wanted).every(([name, value]) => isPart(value, Reflect.get(has, name)));
  };
  return (
    Object.entries(attributes).every(([name, value]) => element.getAttribute(name) === value) &&
    isPart(properties, element)
  );
}
