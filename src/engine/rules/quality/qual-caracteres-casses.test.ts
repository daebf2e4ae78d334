import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './qual-caracteres-casses.ts';

const page = (text: string) =>
  pageArtifacts(`<!doctype html><html lang="fr"><body><p>${text}</p></body></html>`);

ruleCases(rule, {
  pass: {
    'French accents': page('L’été à Nîmes, « déjà » cœur'),
    'Portuguese capitals': page('AVALIAÇÃO DE AÇÕES'),
  },
  fail: {
    'é read as Latin-1': page('L’Ã©tÃ©'),
    'an apostrophe read as Windows-1252': page('lâ€™Ã©tÃ©'),
    'the replacement character': page('caf\ufffd'),
  },
  inapplicable: { 'no text': page('') },
});
