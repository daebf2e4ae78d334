import { listOf } from '#contract/french.ts';
import { policyRights } from '#reference/legal-patterns.ts';
import { threshold } from '../../rule.ts';
import { defineMentionRule } from '../verdicts/mention-rule.ts';

const enoughRights = threshold(5, { ours: 'one of the rights may be named in other words' });

const absentFrom = (folded: string): string[] =>
  policyRights.filter(({ pattern }) => !pattern.test(folded)).map(({ label }) => label);

export default defineMentionRule({
  id: 'priv-politique-droits',
  severity: 'majeur',
  automation: 'semi',
  effort: 1,
  references: [{ kind: 'law', title: 'RGPD 13.2.b' }],
  parent: 'priv-politique-absente',
  title: {
    fail: 'La politique de confidentialité ne cite pas tous les droits des personnes',
    pass: 'La politique de confidentialité cite les droits des personnes',
  },
  why: 'Chacun peut consulter ses données, les corriger, les effacer, en limiter l’usage, s’y opposer et les récupérer : vous devez l’en informer.',
  fix: 'Citer les six droits (accès, rectification, effacement, limitation, opposition, portabilité) et dire comment les exercer.',
  document: 'privacy',
  mention: ({ document }) => policyRights.length - absentFrom(document.folded).length >= enoughRights,
  missing: ({ document }) => listOf(absentFrom(document.folded)),
});
