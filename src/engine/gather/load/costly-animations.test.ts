import { expect, test } from 'vitest';
import { CostlyAnimationsAudit } from './costly-animations.ts';

const element = (lhId: string, ...animations: object[]) => ({
  traceEventType: 'animation',
  node: { lhId, selector: `#${lhId}`, snippet: '<li>', nodeLabel: lhId },
  animations: animations.map((animation) => ({ failureReasonsMask: 1 << 13, ...animation })),
});

async function found(...elements: object[]) {
  const product = await CostlyAnimationsAudit.audit({
    HostUserAgent: 'Chrome/140',
    TraceElements: elements,
  } as never);
  const { items } = product.details as unknown as {
    readonly items: readonly { readonly node: { readonly selector: string }; readonly properties?: string }[];
  };
  return items.map(({ node, properties }) => [node.selector, properties]);
}

test('what a parent shows at once is no animation that jerks', async () => {
  const hidden = element('card', { unsupportedProperties: ['visibility'] });
  const covered = element('veil', { unsupportedProperties: ['pointer-events', 'z-index'] });
  expect(await found(hidden, covered)).toEqual([]);
});

test('what is drawn step by step is told with its properties', async () => {
  const band = element(
    'band',
    { unsupportedProperties: ['visibility'] },
    { unsupportedProperties: ['left'] },
  );
  const light = element('light', { unsupportedProperties: ['box-shadow', 'visibility'] });
  const swing = element('swing', { failureReasonsMask: 1 << 11 });
  expect(await found(band, light, swing)).toEqual([
    ['#band', 'left'],
    ['#light', 'box-shadow, visibility'],
    ['#swing', undefined],
  ]);
});
