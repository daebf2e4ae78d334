import { afterEach, describe, expect, test, vi } from 'vitest';
import { openPageDouble } from '#tests/support/page-double.ts';
import { readBanner } from './consent-banner.ts';

afterEach(() => void vi.unstubAllGlobals());

/** A page whose colours are painted as they are told, `rgb()` and `rgba()`. */
function openPage(html: string): Document {
  const document = openPageDouble(html);
  Object.defineProperty(document.defaultView?.HTMLElement.prototype, 'innerText', {
    get(this: Element) {
      return this.textContent;
    },
  });
  const computed = getComputedStyle;
  // jsdom says « currentcolor none » where there is no shadow.
  const get = (style: CSSStyleDeclaration, name: string) =>
    name === 'boxShadow' ? 'none' : Reflect.get(style, name, style);
  vi.stubGlobal('getComputedStyle', (element: Element, pseudo?: string | null) => {
    const style = computed(element, pseudo);
    return pseudo ? style : new Proxy(style, { get });
  });
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext() {
        const context = {
          fillStyle: '',
          fillRect: () => undefined,
          getImageData: () => ({ data: painted() }),
        };
        const painted = () => {
          const [r = 0, g = 0, b = 0, alpha = 1] = context.fillStyle.match(/[\d.]+/g)?.map(Number) ?? [
            0, 0, 0, 0,
          ];
          return [r, g, b, 255 * alpha];
        };
        return context;
      }
    },
  );
  return document;
}
const read = (html: string) => {
  openPage(html);
  return readBanner();
};

const text = '<p>Nous utilisons des cookies pour mesurer l’audience.</p>';
const yes = '<button id="oui" style="background: rgb(0, 60, 200)">Tout accepter</button>';
const no = '<button id="non">Tout refuser</button>';
const banner = (inside: string) => `<div id="bandeau" style="position: fixed">${text}${inside}</div>`;

describe('whether there is a banner', () => {
  test('none is told as nothing at all', () => {
    expect(read('<p>La mairie est fermée.</p>')).toMatchObject({
      found: false,
      manager: '',
      buttons: [],
      box: null,
    });
  });

  test('one of the page’s own is known by its place and its words', () => {
    const { found, manager, selector, buttons } = read(banner(yes + no));
    expect({ found, manager, selector }).toEqual({ found: true, manager: '', selector: '#bandeau' });
    expect(buttons.map(({ kind, selector: of }) => [kind, of])).toEqual([
      ['accept', '#oui'],
      ['refuse', '#non'],
    ]);
  });

  test('one of a manager goes before what its words would find', () => {
    const { manager, selector } = read(`${banner(yes)}<div id="didomi-notice">${text}${no}</div>`);
    expect({ manager, selector }).toEqual({ manager: 'Didomi', selector: '#didomi-notice' });
  });

  test('a root of a manager that is not shown is none', () => {
    expect(read(`<div id="didomi-notice" hidden>${text}${yes}</div>`)).toMatchObject({
      found: false,
      manager: '',
    });
  });

  test('one in a shadow tree is read there, though its host has no surface', () => {
    const document = openPage('<div id="usercentrics-root" data-box="0 0 0 0"></div>');
    const host = document.querySelector('#usercentrics-root') as Element;
    host.attachShadow({ mode: 'open' }).innerHTML = `${text}${yes}`;
    const { found, manager, text: said, buttons } = readBanner();
    expect({ found, manager, count: buttons.length }).toEqual({
      found: true,
      manager: 'Usercentrics',
      count: 1,
    });
    expect(said).toContain('Nous utilisons des cookies');
  });
});

describe('what its buttons look like', () => {
  const lookOf = (button: string) => read(banner(button)).buttons[0]?.look;
  test.each([
    ['on a ground of their own', yes, 'filled'],
    [
      'on the ground of the page',
      '<button style="background: rgb(250, 250, 250)">Refuser</button>',
      undefined,
    ],
    ['on none', '<button style="background: none; border: none">Refuser</button>', 'bare'],
    [
      'in an edge',
      '<button style="background: none; border: 1px solid rgb(0, 0, 0)">Refuser</button>',
      undefined,
    ],
    [
      'in an edge that is not seen',
      '<button style="background: none; border: 1px solid rgba(0, 0, 0, 0)">Refuser</button>',
      'bare',
    ],
    [
      'in what holds nothing else',
      '<span style="background: rgb(0, 0, 0)"><button style="background: none; border: none">Refuser</button></span>',
      undefined,
    ],
  ])('%s', (_, button, wanted) => {
    expect(lookOf(button)).toBe(wanted);
  });
});

test('boxes of purposes are told by what is ticked; those that nobody can change are none', () => {
  const boxes =
    '<label>Mesure <input type="checkbox" checked></label><input type="checkbox"><input type="checkbox" checked disabled>' +
    '<span role="switch" aria-checked="true">Publicité</span><span role="switch" aria-checked="true" aria-disabled="true">Session</span>';
  expect(read(banner(yes + boxes))).toMatchObject({ prechecked: ['Mesure', 'Publicité'], unticked: 1 });
  expect(read(banner(`${yes}<input type="checkbox" checked>`)).prechecked).toEqual(['on']);
});

test('a banner without end is told in part', () => {
  const { text: said, buttons } = read(
    `<div id="didomi-notice">${'cookies '.repeat(2_000)}${'<button>Accepter</button>'.repeat(80)}</div>`,
  );
  expect(said).toHaveLength(4_000);
  expect(buttons).toHaveLength(30);
});

test('panels that wait are told apart from what is seen, scripts left out', () => {
  const waiting = `<div class="cookie-panel" style="display: none"><p>Mesure d’audience</p><script>var a</script></div>`;
  const { folded, text: said } = read(banner(yes) + waiting);
  expect(folded).toBe("Mesure d'audience");
  expect(said).not.toContain('Mesure d');
  expect(read(banner(yes))).not.toHaveProperty('folded');
});
