/** What a page may hold to act where its texts are shown: markup of every kind, marks of direction, line ends. */
export const hostileTexts = [
  '[cliquez](javascript:alert(1))',
  '![x](https://mechant.fr/p.png)',
  '<img src=x onerror=alert(1)>',
  '<https://mechant.fr>',
  'https://mechant.fr/',
  '@tout-le-monde #1 ~~barré~~',
  '| a | b |\n|---|---|\n',
  '```\nfin du code\n```',
  '\n# Titre\n\n- liste',
  '\u202eexe.fdp',
  '{noformat} *gras* {noformat}',
  '{code}x{code} [~accountid:1] !image.png! ----',
  '=HYPERLINK("https://mechant.fr")',
];
