import { expect, test } from 'vitest';
import type { NodeStyle } from '#engine/artifacts.ts';
import { withBody } from '#tests/support/with-body.ts';
import { leastContrast } from './gradient-contrast.ts';

const plain = { backgroundColor: 'rgba(0, 0, 0, 0)', backgroundImage: 'none', color: 'rgb(0, 0, 0)' };

/** A paragraph in a section, each with its background. */
function contrast(
  paragraph: Partial<typeof plain>,
  section: Partial<typeof plain> & { gradientCovers?: 'yes' } = {},
): number {
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
  return text ? leastContrast({ ...styled, nodes }, text, false) : -1;
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

test('an opaque gradient hides what is under it where it covers its whole box', () => {
  const dark = { color: 'rgb(255, 255, 255)' };
  const backgroundImage = gradient('rgb(30, 58, 95)', 'rgb(45, 74, 111)');
  // White over #2d4a6f (WCAG 2.1): 9.05.
  expect(contrast(dark, { backgroundImage, gradientCovers: 'yes' })).toBeCloseTo(9.05, 2);
  expect(contrast(dark, { backgroundImage })).toBe(1);
  const fading = gradient('rgb(30, 58, 95)', 'rgba(45, 74, 111, 0.2)');
  expect(contrast(dark, { backgroundImage: fading, gradientCovers: 'yes' })).toBe(1);
});

test('a text as light as a part of what is behind it may vanish', () => {
  const backgroundImage = gradient('rgb(0, 0, 0)', 'rgb(255, 255, 255)');
  expect(contrast({ color: 'rgb(128, 128, 128)' }, { backgroundImage })).toBe(1);
});

test('an opaque box hides what it stands on', () => {
  const backgroundImage = gradient('rgb(0, 0, 0)', 'rgb(20, 20, 20)');
  expect(contrast({ backgroundColor: 'rgb(255, 255, 255)' }, { backgroundImage })).toBeCloseTo(21, 5);
});

test('pictures, and notations that are not read, may have any colour', () => {
  expect(contrast({}, { backgroundImage: 'url("a.jpg")' })).toBe(1);
  expect(contrast({}, { backgroundImage: `${gradient('rgb(0, 0, 0)')}, url("a.jpg")` })).toBe(1);
  expect(contrast({}, { backgroundImage: gradient('lab(50 0 0)', 'lab(90 0 0)') })).toBe(1);
  // One stop that is not read, among others that are.
  const mixed = gradient('rgb(255, 255, 255)', 'oklch(0.3 0 0)');
  expect(contrast({}, { backgroundImage: mixed })).toBe(1);
  expect(contrast({}, { backgroundImage: mixed, gradientCovers: 'yes' })).toBe(1);
  // Around the circle of hues: its bounds are not those of its stops.
  const turning = 'linear-gradient(90deg in hsl longer hue, rgb(255, 200, 200), rgb(255, 210, 210))';
  expect(contrast({}, { backgroundImage: turning, gradientCovers: 'yes' })).toBe(1);
  const mild = 'linear-gradient(90deg in oklab, rgb(255, 200, 200), rgb(255, 210, 210))';
  expect(contrast({}, { backgroundImage: mild, gradientCovers: 'yes' })).toBeGreaterThan(10);
  expect(contrast({ color: 'rgba(0, 0, 0, 0.5)' })).toBe(0);
});

/** Of the `span` of a body, where a picture is known to be behind it. */
function overPicture(body: string, changes: Partial<NodeStyle> = {}): number {
  const { dom } = withBody(body);
  const nodes = dom.nodes.map((node) =>
    node.tag === 'span' ? { ...node, style: { ...node.style, ...changes } } : node,
  );
  const text = nodes.find(({ tag }) => tag === 'span');
  return text ? leastContrast({ ...dom, nodes }, text, true) : -1;
}
const label = (alpha: number, more = '') =>
  `<span data-box="10 10 80 20" style="position:absolute;color:rgb(255,255,255);background-color:rgba(0,0,0,${alpha});${more}">Neuf</span>`;
const film = '<video data-box="0 0 300 200"></video>';

test('a panel that hides enough of a picture leaves its text readable whatever the picture shows', () => {
  // Black at 75 % over white is #404040: 10.4 to 1 with white.
  expect(overPicture(`<div data-box="0 0 300 200">${film}${label(0.75)}</div>`)).toBeCloseTo(10.4, 1);
  expect(overPicture(`<div data-box="0 0 300 200">${film}${label(0.3)}</div>`)).toBeLessThan(4.5);
  const background = `<div data-box="0 0 300 200" style="background-image:url(a.jpg)">${label(0.75)}</div>`;
  expect(overPicture(background)).toBeCloseTo(10.4, 1);
});

test('the order in the code does not matter where the panel alone is positioned', () => {
  expect(overPicture(`<div data-box="0 0 300 200">${label(0.75)}${film}</div>`)).toBeGreaterThan(4.5);
});

test('a picture that may be drawn over the panel, and under the text, leaves all unknown', () => {
  const over = '<video data-box="0 0 300 200" style="position:absolute;z-index:2"></video>';
  const raised =
    '<div data-box="0 0 300 200" style="background-color:rgba(0,0,0,.75)"><span data-box="10 10 80 20" style="position:relative;z-index:3;color:rgb(255,255,255)">Neuf</span></div>';
  expect(overPicture(raised + over)).toBe(0);
  const inside = `<div data-box="0 0 300 200" style="position:absolute;background-color:rgba(0,0,0,.75)">${film}<span data-box="10 10 80 20" style="color:rgb(255,255,255)">Neuf</span></div>`;
  expect(overPicture(inside)).toBeLessThan(4.5);
  const flowing = `${film}<div data-box="0 0 300 200" style="background-color:rgba(0,0,0,.75)"><span data-box="10 10 80 20" style="color:rgb(255,255,255)">Neuf</span></div>`;
  expect(overPicture(flowing)).toBe(0);
});

test('a panel that the text goes out of hides nothing there', () => {
  const narrow = `${film}<div data-box="10 10 40 20" style="position:absolute;background-color:rgba(0,0,0,.75)"><span data-box="10 10 80 20" style="color:rgb(255,255,255)">Neuf</span></div>`;
  expect(overPicture(narrow)).toBeLessThan(4.5);
});

test('films, blends, transparent groups and letters filled or shadowed otherwise are not reckoned', () => {
  const seen = `<div data-box="0 0 300 200">${film}${label(0.75)}</div>`;
  expect(overPicture(seen, { opacity: '0.9' })).toBe(0);
  expect(overPicture(seen, { filter: 'invert(1)' })).toBe(0);
  expect(overPicture(seen, { mixBlendMode: 'multiply' })).toBe(0);
  expect(overPicture(seen, { textFill: 'rgba(0, 0, 0, 0)' })).toBe(0);
  expect(overPicture(seen, { textShadow: 'rgb(255, 255, 255) 0px 0px 4px' })).toBe(0);
});

/** Of a text in a section over a gradient of nearly white, each with its filter. */
function filtered(text: string | undefined, section?: string, colour = 'rgb(60, 40, 40)'): number {
  const { dom } = withBody('<section><p>Texte</p></section>');
  const pale = gradient('rgb(255, 250, 250)', 'rgb(255, 255, 255)');
  const changes: Record<string, Partial<NodeStyle>> = {
    p: { color: colour, ...(text !== undefined && { filter: text }) },
    section: { backgroundImage: pale, ...(section !== undefined && { filter: section }) },
  };
  const nodes = dom.nodes.map((node) => ({
    ...node,
    style: { ...node.style, ...plain, ...changes[node.tag] },
  }));
  const found = nodes.find(({ tag }) => tag === 'p');
  return found ? leastContrast({ ...dom, nodes }, found, false) : -1;
}

test('a filter that only drops shadows changes no letter: they lie behind it, or not', () => {
  const light = 'drop-shadow(rgba(0, 0, 0, 0.04) 0px 10px 8px) drop-shadow(rgba(0, 0, 0, 0.1) 0px 4px 3px)';
  const bare = filtered(undefined);
  expect(filtered(light)).toBeGreaterThan(9);
  expect(filtered(light)).toBeLessThan(bare);
  expect(filtered(undefined, light)).toBeLessThan(bare);
  // As dark as the letters; a white one behind a dark text takes nothing from it.
  expect(filtered('drop-shadow(rgb(60, 40, 40) 0px 2px 4px)')).toBe(1);
  expect(filtered('drop-shadow(rgb(255, 255, 255) 0px 2px 4px)')).toBeCloseTo(bare, 5);
  // What a dark shadow would do for pale letters is not counted: it may lie beside them.
  expect(filtered('drop-shadow(rgb(0, 0, 0) 0px 2px 4px)', undefined, 'rgb(250, 250, 250)')).toBeLessThan(
    1.1,
  );
  expect(filtered(`${light} brightness(1.4)`)).toBe(0);
  expect(filtered('drop-shadow(lab(10 0 0) 0px 2px 4px)')).toBe(0);
});

test('the shadow of a panel is under it', () => {
  const black = 'drop-shadow(rgb(0, 0, 0) 0px 2px 4px)';
  expect(contrast({}, { backgroundColor: 'rgb(255, 255, 255)', ...{ filter: black } })).toBeCloseTo(21, 5);
});

test('a filter raises its text over the layers laid out before it', () => {
  const { dom } = withBody(
    '<section data-box="0 0 300 200"><img alt="" data-box="0 0 300 200" style="position:absolute"><p data-box="10 10 80 20" style="color:rgb(0,0,0)">Texte</p></section>',
  );
  const filter = 'drop-shadow(rgba(0, 0, 0, 0.1) 0px 4px 3px)';
  const nodes = dom.nodes.map((node) =>
    node.tag === 'p' ? { ...node, style: { ...node.style, filter } } : node,
  );
  const text = nodes.find(({ tag }) => tag === 'p');
  expect(text && leastContrast({ ...dom, nodes }, text, false)).toBe(1);
});

test('a picture that is not found behind is somewhere else', () => {
  expect(
    overPicture(`<div style="background-color:rgb(0,0,0)">${label(0).replace('absolute', 'static')}</div>`),
  ).toBe(0);
});

test('a layer laid over the page under the text counts in a gradient too', () => {
  const { dom } = withBody(
    '<section data-box="0 0 300 200"><img alt="" data-box="0 0 300 200" style="position:absolute"><p data-box="10 10 80 20" style="position:relative;color:rgb(0,0,0)">Texte</p></section>',
  );
  const text = dom.nodes.find(({ tag }) => tag === 'p');
  expect(text && leastContrast(dom, text, false)).toBe(1);
});
