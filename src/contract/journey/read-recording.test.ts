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
    'timeout',
  ],
  [
    'another window',
    { type: 'click', target: 'https://x.test/', selectors: ['#a'] },
    'step-refused',
    'fenêtre',
  ],
  ['another host', { type: 'navigate', url: 'https://ailleurs.test/' }, 'other-host', 'ailleurs.test'],
  ['a script', { type: 'navigate', url: 'javascript:alert(1)' }, 'other-host', 'autre adresse'],
  ['a password by keys', { type: 'keyDown', key: 'a' }, 'step-unreadable', 'key'],
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
