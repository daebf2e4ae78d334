import { expect, test } from 'vitest';
import { doubtfulTitle } from './doubtful-title.ts';

test('a doubt asks, and says of whom a duty binds where nobody told what the site is', () => {
  const rule = { automation: 'automatique' } as const;
  const duty = { ...rule, profiles: ['public'] } as const;
  expect(doubtfulTitle(rule, 'Il manque un titre', null)).toBe('Il manque un titre\u00a0: à vérifier');
  expect(doubtfulTitle(duty, 'Il manque un titre', null)).toBe(
    'Il manque un titre\u00a0: à vérifier si vous y êtes tenu',
  );
  expect(doubtfulTitle(duty, 'Il manque un titre', 'public')).toBe('Il manque un titre\u00a0: à vérifier');
  expect(doubtfulTitle(duty, 'Il manque un titre', null, true)).toBe('Il manque un titre\u00a0: à vérifier');
  for (const asked of ['Un titre manque peut-être', 'Un titre à vérifier', 'Est-ce un titre ?'])
    expect(doubtfulTitle(rule, asked, null)).toBe(asked);
  expect(doubtfulTitle({ automation: 'revue' }, 'Des liens s’ouvrent ailleurs', null)).toBe(
    'Des liens s’ouvrent ailleurs',
  );
});
