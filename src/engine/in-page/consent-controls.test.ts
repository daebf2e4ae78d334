import { afterEach, describe, expect, test, vi } from 'vitest';
import { openPageDouble } from '#tests/support/page-double.ts';
import { findControl, listControls } from './consent-controls.ts';

afterEach(() => void vi.unstubAllGlobals());

const texts = (html: string): string[] => {
  openPageDouble(html);
  return listControls().map(({ text }) => text);
};

describe('the controls on screen', () => {
  test.each([
    ['a button', '<button>Tout refuser</button>', ['Tout refuser']],
    ['a link', '<a href="/cookies">Cookies</a>', ['Cookies']],
    ['a button by its value', '<input type="submit" value="Accepter">', ['Accepter']],
    ['a name alone', '<button aria-label="Fermer"></button>', ['Fermer']],
    ['a title alone', '<button title="Fermer"></button>', ['Fermer']],
    ['curly apostrophes and no-break spaces', '<button>J’accepte\u00a0tout</button>', ["J'accepte tout"]],
    ['a hidden one', '<button hidden>Refuser</button>', []],
    ['one without a size', '<button data-box="0 0 1 1">Refuser</button>', []],
    [
      'a block that is pressed in a box about cookies',
      '<div id="cookie-box"><div onclick="non()">Tout refuser</div></div>',
      ['Tout refuser'],
    ],
    [
      'a block that is pressed elsewhere',
      '<div><div id="x" style="cursor: pointer">Tout refuser</div></div>',
      [],
    ],
  ])('%s', (_, html, wanted) => {
    expect(texts(html)).toEqual(wanted);
  });

  test('say whether following them leaves the page', () => {
    openPageDouble(
      '<a href="/a">a</a><a href="#b">b</a><a href="javascript:c()">c</a><a>d</a><button>e</button>',
    );
    expect(listControls().map(({ leaves }) => leaves)).toEqual([true, false, false, false, false]);
  });
});

describe('a control is found again', () => {
  const wanted = { text: 'Tout refuser', selector: 'button', box: { x: 10, y: 700, width: 120, height: 40 } };
  const found = (html: string): string | undefined => {
    openPageDouble(html);
    return findControl(wanted)?.id;
  };

  test.each([
    ['where it was', '<button id="a" data-box="10 700 120 40">Tout refuser</button>', 'a'],
    [
      'a few pixels away, of two with its words',
      '<button id="a" data-box="10 100 120 40">Tout refuser</button><button id="b" data-box="12 698 121 40">Tout refuser</button>',
      'b',
    ],
    [
      'elsewhere, when nothing else bears its words',
      '<button id="a" data-box="10 500 120 40">Tout refuser</button>',
      'a',
    ],
    [
      'the one at its place, of two with its words',
      '<button id="a" data-box="10 100 120 40">Tout refuser</button><button id="b" data-box="10 700 120 40">Tout refuser</button>',
      'b',
    ],
    [
      'not where two others bear its words',
      '<button id="a" data-box="10 100 120 40">Tout refuser</button><button id="b" data-box="10 300 120 40">Tout refuser</button>',
      undefined,
    ],
    ['not by other words', '<button id="a" data-box="10 700 120 40">Tout accepter</button>', undefined],
  ])('%s', (_, html, id) => {
    expect(found(html)).toBe(id);
  });

  test('and forms of the page no longer send themselves', () => {
    const document = openPageDouble(
      '<form><button id="a" data-box="10 700 120 40">Tout refuser</button></form>',
    );
    const listeners: ((event: Event) => void)[] = [];
    vi.stubGlobal('window', {
      addEventListener: (type: string, heard: (event: Event) => void) =>
        type === 'submit' && listeners.push(heard),
    });
    expect(findControl(wanted)?.id).toBe('a');
    const event = document.createEvent('Event');
    event.initEvent('submit', true, true);
    for (const heard of listeners) heard(event);
    expect(event.defaultPrevented).toBe(true);
  });
});
