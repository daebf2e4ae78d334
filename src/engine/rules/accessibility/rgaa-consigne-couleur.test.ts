import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-consigne-couleur.ts';

ruleCases(rule, {
  pass: {
    'a coloured thing': withBody('<p>La carte verte est gratuite. Le Mont-Blanc en hiver.</p>'),
    'a hidden order': withBody('<p hidden>Les champs en rouge sont obligatoires.</p>'),
  },
  review: {
    'red fields': withBody('<p>Les champs en rouge sont obligatoires.</p>'),
    'shown in green': withBody('<p>Les places libres sont affichées en vert.</p>'),
    'the blue button': withBody('<p>Cliquez sur le bouton bleu.</p>'),
  },
});
