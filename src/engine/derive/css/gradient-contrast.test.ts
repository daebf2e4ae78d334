import { expect, test } from 'vitest';
import { withBody } from '#tests/support/with-body.ts';
import { leastContrastOverGradients } from './gradient-contrast.ts';

const plain = { backgroundColor: 'rgba(0, 0, 0, 0)', backgroundImage: 'none', color: 'rgb(0, 0, 0)' };

/** A paragraph in a section, each with its background. */
function contrast(paragraph: Partial<typeof plain>, section: Partial<typeof plain> = {}): number {
  const { dom } = withBody('<section><p>Texte</p></section>');
  const styled = {
    ...dom,
    nodes: dom.nodes.map((node) => ({ ...node, style: { ...node.style, ...plain } })),
  };
  const nodes = styled.nodes.map((node) => {
    const own = node.tag === 'p' ? paragraph : node.tag === 'section' ? section : {};
    return { ...node, style: { ...node.style, ...own } };
  });
  const text = nodes.find(({ tag }) => tag === 'p');
  return text ? leastContrastOverGradients({ ...styled, nodes }, text) : -1;
}
const gradient = (...stops: string[]) => `linear-gradient(90deg, ${stops.join(', ')})`;

test('without any background the text is over white', () => {
  expect(contrast({})).toBeCloseTo(21, 5);
});

test('the stop that is the nearest to the text tells', () => {
  const backgroundImage = gradient('rgb(255, 255, 255)', 'rgb(118, 118, 118) 80%');
  // Black over #767676 (WCAG 2.1): 4.62.
  expect(contrast({}, { backgroundImage })).toBeCloseTo(4.62, 2);
});

test('a translucent gradient shows what is under it', () => {
  const pale = gradient('rgba(0, 0, 255, 0.05)', 'rgba(0, 0, 0, 0)');
  expect(contrast({}, { backgroundImage: pale, backgroundColor: 'rgb(255, 255, 255)' })).toBeGreaterThan(18);
  expect(contrast({ color: 'rgb(255, 255, 255)' }, { backgroundImage: pale })).toBe(1);
});

test('a text as light as a part of what is behind it may vanish', () => {
  const backgroundImage = gradient('rgb(0, 0, 0)', 'rgb(255, 255, 255)');
  expect(contrast({ color: 'rgb(128, 128, 128)' }, { backgroundImage })).toBe(1);
});

test('an opaque box hides what it stands on', () => {
  const backgroundImage = gradient('rgb(0, 0, 0)', 'rgb(20, 20, 20)');
  expect(contrast({ backgroundColor: 'rgb(255, 255, 255)' }, { backgroundImage })).toBeCloseTo(21, 5);
});

test('pictures, and notations that are not read, tell nothing', () => {
  expect(contrast({}, { backgroundImage: 'url("a.jpg")' })).toBe(0);
  expect(contrast({}, { backgroundImage: `${gradient('rgb(0, 0, 0)')}, url("a.jpg")` })).toBe(0);
  expect(contrast({}, { backgroundImage: gradient('lab(50 0 0)', 'lab(90 0 0)') })).toBe(0);
  expect(contrast({ color: 'rgba(0, 0, 0, 0.5)' })).toBe(0);
});
