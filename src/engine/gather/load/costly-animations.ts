import NonCompositedAnimations from 'lighthouse/core/audits/non-composited-animations.js';

interface Animation {
  readonly failureReasonsMask?: number;
  readonly unsupportedProperties?: readonly string[];
}

/** An element that the trace of the load names, as far as it is read here. */
interface TraceElement {
  readonly node: { readonly lhId: string };
  readonly animations?: readonly Animation[];
}

interface Item {
  readonly node?: { readonly lhId?: string };
}

/** « Unsupported CSS property », the one reason of Lighthouse that comes with names. */
const unsupportedProperty = 1 << 13;

/**
 * They have nothing to show between their two values: a transition of theirs, which `transition: all` also starts where a
 * parent hands one of them down, makes no picture and cannot jerk.
 */
const stepwise: ReadonlySet<string> = new Set([
  'visibility',
  'display',
  'content-visibility',
  'pointer-events',
  'cursor',
  'z-index',
]);

const paintsNothing = ({ failureReasonsMask, unsupportedProperties = [] }: Animation): boolean =>
  failureReasonsMask === unsupportedProperty &&
  unsupportedProperties.length > 0 &&
  unsupportedProperties.every((property) => stepwise.has(property));

const propertiesOf = ({ animations = [] }: TraceElement): string[] => [
  ...new Set(animations.flatMap(({ unsupportedProperties = [] }) => unsupportedProperties)),
];

/** Lighthouse’s audit of the animations that the processor draws, without those that draw nothing; each names its properties. */
export class CostlyAnimationsAudit extends NonCompositedAnimations {
  static override async audit(artifacts: never) {
    const { TraceElements: elements } = artifacts as { readonly TraceElements: readonly TraceElement[] };
    const painted = elements.map((element) => ({
      ...element,
      ...(element.animations && {
        animations: element.animations.filter((animation) => !paintsNothing(animation)),
      }),
    }));
    const product = await NonCompositedAnimations.audit({
      ...(artifacts as object),
      TraceElements: painted,
    } as never);
    const { details } = product as { readonly details?: { readonly items?: readonly Item[] } };
    if (!details?.items) return product;
    const names = new Map(painted.map((element) => [element.node.lhId, propertiesOf(element).join(', ')]));
    const items = details.items.map((item) => {
      const properties = names.get(item.node?.lhId ?? '');
      return properties ? { ...item, properties } : item;
    });
    return { ...product, details: { ...details, items } };
  }
}
