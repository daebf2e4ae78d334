import type { FormErrors } from '#engine/artifacts.ts';
import { drivenPage, movedElement } from '#tests/support/moves.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-erreur-non-reliee.ts';

const form = (changes: Partial<FormErrors>) =>
  drivenPage({
    formErrors: [
      {
        form: movedElement,
        requiredFields: 2,
        invalidFields: 2,
        markedInvalid: 0,
        native: false,
        messages: [],
        sent: false,
        ...changes,
      },
    ],
  });
const message = (linked: boolean) => ({ ...movedElement, text: 'Champ obligatoire', linked });

ruleCases(rule, {
  pass: {
    'the browser’s own messages': form({ native: true }),
    'messages that fields refer to': form({ messages: [message(true), message(true)], markedInvalid: 2 }),
  },
  review: {
    'a message that no field refers to': form({ messages: [message(true), message(false)] }),
    'fields marked without a word': form({ markedInvalid: 1 }),
    'a button that does nothing': form({}),
  },
  inapplicable: {
    'no form': drivenPage(),
    'errors are the server’s to tell': form({ sent: true }),
    'not driven': withBody('<p>x</p>'),
  },
  error: { 'not finished': drivenPage({ formErrors: null }) },
});
