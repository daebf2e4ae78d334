import { describe, expect, it } from 'vitest';
import type { AuditProgress } from '#contract/audit.ts';
import { progressText } from './progress-text.ts';

const textOf = (progress: AuditProgress) => progressText({ progress });

describe('what a running audit says', () => {
  it('while it waits', () => {
    expect(textOf({ stage: 'queued', done: 0, total: 0 })).toEqual({
      label: 'En attente d’une place',
      detail: '',
      page: null,
      left: null,
    });
  });

  it('while it waits for another audit of its site', () => {
    expect(textOf({ stage: 'queued', done: 0, total: 0, waits: 'site' }).label).toBe(
      'Ce site est déjà audité\u00a0: votre audit commencera ensuite.',
    );
  });

  it('once a machine that was too busy gave it back', () => {
    expect(textOf({ stage: 'queued', done: 0, total: 0, waits: 'machine' }).label).toBe(
      'Nos machines sont trop occupées\u00a0: votre audit attend et reprendra de lui-même.',
    );
  });

  it.each([
    ['place', 0, 'En attente d’une place', 'Le prochain à commencer'],
    ['place', 2, 'En attente d’une place', '3e en attente\u00a0: 2\u00a0audits avant le vôtre'],
    ['place', 100, 'En attente d’une place', 'Plus de 100 audits avant le vôtre'],
    [
      'site',
      1,
      'Ce site est déjà audité\u00a0: votre audit commencera ensuite.',
      '2e en attente\u00a0: 1\u00a0audit de ce site avant le vôtre',
    ],
    [
      'account',
      2,
      'Un autre de vos audits est en cours\u00a0: celui-ci commencera ensuite.',
      '3e en attente\u00a0: 2\u00a0audits de votre compte avant le vôtre',
    ],
  ] as const)('which place it has: %s, %i before', (waits, before, label, detail) => {
    const progress = { stage: 'queued', done: 0, total: 0, waits, before } as const;
    expect(textOf(progress)).toMatchObject({ label, detail });
  });

  it('while it reads pages', () => {
    const progress = { stage: 'visit', done: 3, total: 10, page: 'https://exemple.fr/a' } as const;
    expect(textOf({ ...progress, left: { from: 70, to: 200 } })).toEqual({
      label: 'Visite des pages',
      detail: 'Étape 3 sur 5, 3\u00a0pages sur 10',
      page: 'https://exemple.fr/a',
      left: 'Encore 1 à 4\u00a0minutes pour les pages',
    });
    expect(textOf(progress).left).toBeNull();
  });

  it.each([
    [{ from: 5, to: 59 }, 'Moins d’une minute pour les pages'],
    [{ from: 70, to: 110 }, 'Encore 1 à 2\u00a0minutes pour les pages'],
    [{ from: 130, to: 120 }, 'Encore environ 2\u00a0minutes pour les pages'],
  ])('of the time left %j', (left, text) => {
    expect(textOf({ stage: 'visit', done: 1, total: 2, left }).left).toBe(text);
  });

  it('of the last steps', () => {
    expect(textOf({ stage: 'analyse', done: 0, total: 0 })).toMatchObject({
      label: 'Analyse',
      detail: 'Étape 4 sur 5',
    });
  });
});
