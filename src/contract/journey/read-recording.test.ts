import { expect, test } from 'vitest';
import { checkout, profileMenu, signInByForm } from '#tests/support/recordings.ts';
import { secretNamesOf, startOf } from './journey.ts';
import { stepWords } from './journey-words.ts';
import { readRecording } from './read-recording.ts';

const host = 'boutique.test';
const origin = `https://${host}`;
const start = { type: 'navigate', url: `${origin}/` };
const read = (recording: unknown) => readRecording(JSON.stringify(recording), host);
const withStep = (step: unknown) => read({ title: 'Essai', steps: [start, step] });

function stepsOf(recording: unknown) {
  const answer = read(recording);
  if ('refusal' in answer) throw new Error(answer.refusal.sentence);
  return answer.recording;
}

test('three recordings of Chrome are read whole, and said in French', () => {
  for (const recording of [signInByForm(origin), checkout(origin), profileMenu(origin)]) {
    const { steps, title } = stepsOf(recording);
    expect(steps).toHaveLength(recording.steps.length);
    expect(title).toBe(recording.title);
    expect(startOf({ steps })).toMatch(new RegExp(`^${origin}`));
    for (const step of steps) expect(stepWords(step)).toMatch(/^[A-ZÉ]/);
  }
});

test('what was typed into a field of secrets leaves the steps', () => {
  const { steps, secrets } = stepsOf(signInByForm(origin));
  expect(JSON.stringify(steps)).not.toContain('mot-de-passe-4f81');
  expect(secrets).toEqual({ 'secret-1': 'mot-de-passe-4f81' });
  expect(secretNamesOf({ steps })).toEqual(['secret-1']);
});

test.each([
  ['aria/Mot de passe', true],
  ['#user_password', true],
  ['aria/Code de vérification', true],
  ['aria/Numéro de carte', true],
  ['aria/Code postal', false],
  ['aria/Courriel', false],
])('%s is a field of secrets: %s', (selector, isSecret) => {
  const { steps } = stepsOf({
    title: '',
    steps: [start, { type: 'change', selectors: [selector], value: 'x' }],
  });
  const [, step] = steps;
  expect(step?.type === 'change' && 'secret' in step.value).toBe(isSecret);
});

test.each([
  ['customStep', { type: 'customStep', name: 'x', parameters: {} }, 'step-refused', 'extension'],
  ['waitForExpression', { type: 'waitForExpression', expression: '1' }, 'step-refused', 'script'],
  ['an unknown step', { type: 'upload' }, 'step-unreadable', 'Étape 2'],
  ['no selector', { type: 'click', offsetX: 1, offsetY: 1 }, 'step-unreadable', 'selectors'],
  [
    'an endless wait',
    { type: 'waitForElement', selectors: ['#a'], timeout: 3_600_000 },
    'step-unreadable',
    'elle peut attendre plus de 30 secondes',
  ],
  [
    'a file to send',
    { type: 'change', selectors: ['#a'], value: 'C:\\fakepath\\cv.pdf' },
    'step-refused',
    'fichier',
  ],
  [
    'another window',
    { type: 'click', target: 'https://x.test/', selectors: ['#a'] },
    'step-refused',
    'fenêtre',
  ],
  ['another host', { type: 'navigate', url: 'https://ailleurs.test/' }, 'other-host', 'ailleurs.test'],
  ['a script', { type: 'navigate', url: 'javascript:alert(1)' }, 'other-host', 'autre adresse'],
  [
    'a navigation that leads elsewhere',
    {
      type: 'click',
      selectors: ['#a'],
      assertedEvents: [{ type: 'navigation', url: 'https://ailleurs.test/', title: '' }],
    },
    'other-host',
    'ailleurs.test',
  ],
])('%s is refused with the number of its step', (_name, step, code, word) => {
  const answer = withStep(step);
  expect(answer).toMatchObject({ refusal: { code, step: 2 } });
  expect('refusal' in answer && answer.refusal.sentence).toContain(word);
});

test('a password that is struck key by key is refused, and no letter of one is kept', () => {
  const field = { type: 'click', selectors: ['aria/Mot de passe'] };
  const struck = read({ title: '', steps: [start, field, { type: 'keyDown', key: 'a' }] });
  expect(struck).toMatchObject({ refusal: { code: 'step-refused', step: 3 } });
  // The Recorder keeps the letters let go of what a field takes.
  const { steps } = stepsOf({
    title: '',
    steps: [
      start,
      { type: 'change', selectors: ['aria/Mot de passe'], value: 'Motdepasse' },
      ...['m', 'Dead', 'é', 'CapsLock', 'AltGraph'].map((key) => ({ type: 'keyUp', key })),
      { type: 'keyDown', key: 'Enter' },
      { type: 'keyUp', key: 'Enter' },
    ],
  });
  expect(steps.map(({ type }) => type)).toEqual(['navigate', 'change', 'keyDown', 'keyUp']);
});

test('what the Recorder writes is read: a new tab, shortcuts, waits, a telephone, pages that lead on by a letter', () => {
  const { steps } = stepsOf({
    title: '',
    steps: [
      { type: 'setViewport', width: 400, height: 800, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
      { type: 'navigate', url: 'chrome://new-tab-page/' },
      start,
      { type: 'keyDown', key: '/' },
      { type: 'keyUp', key: '/' },
      { type: 'change', selectors: ['#q'], value: 'Ab' },
      { type: 'keyUp', key: 'a', assertedEvents: [{ type: 'navigation', url: `${origin}/?q=Ab` }] },
      { type: 'waitForElement', selectors: ['#a'], operator: '==', count: 0 },
      {
        type: 'waitForElement',
        selectors: ['#a'],
        properties: { value: { a: [1] } },
        attributes: { b: 'c' },
      },
      { type: 'scroll', x: -12.5, y: 3.5 },
    ],
  });
  expect(steps.map(({ type, navigates }) => `${type}${navigates ? ' leads' : ''}`)).toEqual([
    ...['setViewport', 'navigate', 'keyDown', 'keyUp', 'change leads'],
    ...['waitForElement', 'waitForElement', 'scroll'],
  ]);
  expect(steps[0]).toMatchObject({ isMobile: true, hasTouch: true, scale: 2 });
  expect(steps[5]).toMatchObject({ operator: '==', count: 0 });
  expect(steps[6]).toMatchObject({ properties: { value: { a: [1] } }, attributes: { b: 'c' } });
});

test('what is no recording is refused whole', () => {
  const codeOf = (text: string) => {
    const answer = readRecording(text, host);
    return 'refusal' in answer ? answer.refusal.code : null;
  };
  expect(codeOf('x'.repeat(5_000_000))).toBe('too-large');
  expect(codeOf('require("puppeteer")')).toBe('not-json');
  expect(codeOf('[]')).toBe('not-a-recording');
  expect(codeOf('{"steps":[]}')).toBe('not-a-recording');
  expect(codeOf(JSON.stringify({ title: '', timeout: 999_999, steps: [start] }))).toBe('not-a-recording');
  expect(codeOf(JSON.stringify({ title: '', steps: Array.from({ length: 101 }, () => start) }))).toBe(
    'too-many-steps',
  );
  expect(codeOf(JSON.stringify({ title: '', steps: [{ type: 'keyDown', key: 'Tab' }] }))).toBe('no-start');
  expect(codeOf(`\uFEFF${JSON.stringify({ title: '', steps: [start] })}`)).toBeNull();
});
