import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openPageDouble } from '#tests/support/page-double.ts';
import { keepSight } from './in-sight.ts';
import {
  answerNow,
  closePart,
  dialogNow,
  endPart,
  findRoots,
  isRenamed,
  partNow,
  placeOfOpener,
  pressOpener,
} from './opened-part.ts';
import { listOpeners } from './openers.ts';
import { partRoot } from './part-roots.ts';

beforeEach(() => keepSight(null));
afterEach(() => {
  endPart(false);
  vi.unstubAllGlobals();
});

const text = '<p>Un texte de la page.</p>'.repeat(4);

/** The page, whose first opener was pressed; `press` is what its script does then. */
function opened(html: string, press: (document: Document) => void): Document {
  const document = openPageDouble(`${html}${text}`);
  Object.defineProperty(document.documentElement, 'clientWidth', { value: 1_000 });
  listOpeners(5, null);
  document.querySelector('#opener')?.addEventListener('click', () => press(document));
  pressOpener(0);
  return document;
}
const show = (id: string) => (document: Document) => document.getElementById(id)?.removeAttribute('hidden');
const opener = '<button id="opener" aria-expanded="false">Détails</button>';
const rootIds = () => [0, 1, 2, 3, 4, 5].flatMap((at) => partRoot(at)?.id ?? []);

describe('what came when an opener was pressed', () => {
  test('is the outermost of what was not in sight', () => {
    opened(`${opener}<div id="part" hidden><p id="inner">Caché</p></div>`, show('part'));
    expect(findRoots(0)).toBe(1);
    expect(rootIds()).toEqual(['part']);
  });

  test('is nothing where nothing changed', () => {
    opened(opener, () => undefined);
    expect(findRoots(0)).toBe(0);
    expect(answerNow(0)).toBe('none');
  });

  test('is not what takes the place of its like', () => {
    opened(`${opener}<div id="holder"><p id="old">Un</p></div>`, (document) => {
      (document.getElementById('holder') as Element).innerHTML = '<p id="new">Deux</p>';
    });
    expect(findRoots(0)).toBe(0);
  });

  test('unless a tab brought it', () => {
    opened(
      '<button id="opener" role="tab" aria-selected="false">Avis</button><div id="holder"><p>Un</p></div>',
      (document) => {
        (document.getElementById('holder') as Element).innerHTML = '<p id="new">Deux</p>';
      },
    );
    expect(findRoots(0)).toBe(1);
    expect(rootIds()).toEqual(['new']);
  });

  test('is nothing where the page became another one', () => {
    opened(opener, (document) => {
      document.body.innerHTML = '<article id="other"><p>Une autre page</p></article>';
    });
    expect(findRoots(0)).toBe(0);
  });

  test('or another language', () => {
    opened(`${opener}<div id="part" hidden>Hello</div>`, (document) => {
      document.documentElement.lang = 'en';
      show('part')(document);
    });
    expect(findRoots(0)).toBe(0);
  });

  test('is six parts at most', () => {
    const parts = Array.from({ length: 9 }, (_, at) => `<div id="p${at}" class="part" hidden>a</div>`).join(
      '',
    );
    opened(opener + parts, (document) => {
      for (const part of document.querySelectorAll('.part')) part.removeAttribute('hidden');
    });
    expect(findRoots(0)).toBe(6);
  });
});

describe('what came of the press', () => {
  test('only what the opener says of itself', () => {
    opened(opener, (document) => document.getElementById('opener')?.setAttribute('aria-expanded', 'true'));
    expect(answerNow(0)).toBe('said');
  });

  test('anything else', () => {
    opened(`${opener}<div id="part" hidden>a</div>`, show('part'));
    expect(answerNow(0)).toBe('some');
  });

  test.each([
    ['another name', 'Masquer', true],
    ['the same with a sign that turns', 'Détails ▲', false],
    ['a sign alone', '×', false],
  ])('the opener has %s', (_, words, wanted) => {
    opened(opener, (document) => {
      (document.getElementById('opener') as Element).textContent = words;
    });
    expect(isRenamed(0)).toBe(wanted);
  });
});

describe('a window over the page', () => {
  const part =
    '<div id="part" role="dialog" hidden><button id="close" aria-label="Fermer">×</button><input id="field"></div>';

  test('tells whether it is modal and took the focus', () => {
    const document = opened(opener + part, show('part'));
    findRoots(0);
    expect(dialogNow()).toEqual({ modal: false, focusMovedIn: false });
    document.getElementById('part')?.setAttribute('aria-modal', 'true');
    document.getElementById('field')?.focus();
    expect(dialogNow()).toEqual({ modal: true, focusMovedIn: true });
  });

  test('is none where what came is none', () => {
    opened(`${opener}<div id="part" hidden>a</div>`, show('part'));
    findRoots(0);
    expect(dialogNow()).toBeNull();
  });

  test('is closed by its own button, by its opener, and the focus may come back', () => {
    const document = opened(opener + part, show('part'));
    const pressed: string[] = [];
    document.addEventListener('click', ({ target }) => pressed.push((target as Element).id));
    findRoots(0);
    closePart(0, 'button');
    closePart(0, 'opener');
    expect(pressed).toEqual(['close', 'opener']);
    dialogNow();
    expect(partNow(0)).toEqual({ open: true, focusOnOpener: true });
    document.getElementById('part')?.setAttribute('hidden', '');
    document.getElementById('opener')?.blur();
    expect(partNow(0)).toEqual({ open: false, focusOnOpener: false });
  });
});

test('a tab is closed by the first of its list', () => {
  const document = opened(
    '<div role="tablist"><button role="tab" id="first" aria-selected="true">A</button><button id="opener" role="tab" aria-selected="false">B</button></div>',
    () => undefined,
  );
  const pressed: string[] = [];
  document.addEventListener('click', ({ target }) => pressed.push((target as Element).id));
  closePart(0, 'opener');
  expect(pressed).toEqual(['first']);
});

test('a details is closed by the platform', () => {
  const document = opened(
    '<details id="d"><summary id="opener">Livraison</summary><p id="part">Trois jours</p></details>',
    (page) => {
      (page.getElementById('d') as HTMLDetailsElement).open = true;
    },
  );
  (document.getElementById('d') as HTMLDetailsElement).open = true;
  findRoots(0);
  closePart(0, 'platform');
  expect(partRoot(0) === undefined || !(document.getElementById('d') as HTMLDetailsElement).open).toBe(true);
});

describe('afterwards the page is as it was', () => {
  test('its attributes, its words and its parts', () => {
    const html = `${opener}<div id="part" hidden class="a">Un</div><p id="gone">Deux</p>`;
    const before = openPageDouble(`${html}${text}`).body;
    const same = opened(html, (page) => {
      const part = page.getElementById('part') as Element;
      part.removeAttribute('hidden');
      part.setAttribute('class', 'b');
      (part.firstChild as Text).data = 'Trois';
      part.append(page.createElement('i'));
      page.getElementById('gone')?.remove();
    });
    endPart(true);
    expect(before.isEqualNode(same.body)).toBe(true);
  });

  test('unless it was closed by its own means', () => {
    const document = opened(`${opener}<div id="part" hidden>Un</div>`, show('part'));
    endPart(false);
    expect(document.getElementById('part')?.hasAttribute('hidden')).toBe(false);
  });
});

test('the opener is pressed where nothing lies over it', () => {
  const document = opened(
    '<button id="opener" aria-expanded="false" data-box="10 20 40 30">Détails</button>',
    () => undefined,
  );
  const [button, paragraph] = [document.getElementById('opener'), document.querySelector('p')];
  document.elementFromPoint = () => button;
  expect(placeOfOpener(0)).toEqual({ x: 30, y: 35 });
  document.elementFromPoint = () => paragraph;
  expect(placeOfOpener(0)).toBeNull();
});
