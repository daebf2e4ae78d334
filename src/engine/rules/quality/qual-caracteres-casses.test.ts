import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './qual-caracteres-casses.ts';

const page = (text: string) =>
  pageArtifacts(`<!doctype html><html lang="fr"><body><p>${text}</p></body></html>`);

ruleCases(rule, {
  'French accents': { artifacts: page('L’été à Nîmes, « déjà » cœur'), verdict: 'pass' },
  'Portuguese capitals': { artifacts: page('AVALIAÇÃO DE AÇÕES'), verdict: 'pass' },
  'an example between quotation marks': {
    artifacts: page('Un accent lu de travers devient « Ã© », “â€™” ou "Ã¨" à l’écran.'),
    verdict: 'pass',
  },
  'an example of code': { artifacts: page('On lit <code>L’Ã©tÃ©</code> à la place.'), verdict: 'pass' },
  'marks broken with the text they hold': {
    artifacts: page('Â« Ã©tÃ© Â» est fermÃ©'),
    verdict: 'fail',
    evidence: [{ type: 'text', quote: 'Â« Ã©tÃ© Â» est fermÃ©' }],
  },
  'é read as Latin-1': {
    artifacts: page('L’Ã©tÃ©'),
    verdict: 'fail',
    evidence: [{ type: 'text', quote: 'L’Ã©tÃ©' }],
  },
  'an apostrophe read as Windows-1252': {
    artifacts: page('lâ€™Ã©tÃ©'),
    verdict: 'fail',
    evidence: [{ type: 'text', quote: 'lâ€™Ã©tÃ©' }],
  },
  'the replacement character': {
    artifacts: page('caf\ufffd'),
    verdict: 'fail',
    evidence: [{ type: 'text', quote: 'caf�' }],
  },
  'no text': { artifacts: page(''), verdict: 'inapplicable', reason: 'aucun texte' },
});
