import type { Whose } from '#contract/work-words.ts';
import { fixPath } from '#report/reading/fix-path.ts';

/** Where what somebody has to mend stands. */
const myFixesPath = '/mes-corrections';
export const listOf = (whose: Whose, page = 1): string => {
  const query = new URLSearchParams();
  if (whose !== 'mine') query.set('qui', whoseParam[whose]);
  if (page > 1) query.set('page', String(page));
  const text = query.toString();
  return text === '' ? myFixesPath : `${myFixesPath}?${text}`;
};

/** As an address writes it. */
const whoseParam: Readonly<Record<Whose, string>> = {
  mine: 'moi',
  nobody: 'personne',
  all: 'tous',
};

export function whoseOf(asked: string | null): Whose {
  if (asked === whoseParam.nobody) return 'nobody';
  return asked === whoseParam.all ? 'all' : 'mine';
}

/** Where one says who mends a fix. */
export const workPath = (auditId: string, key: string): string => `${fixPath(auditId, { key })}#suivi`;
