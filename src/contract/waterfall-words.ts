/** Kinds of what a page asks for, as people know them. */
export const requestKinds = {
  document: 'Page',
  style: 'Styles',
  script: 'Script',
  image: 'Image',
  font: 'Police',
  media: 'Son ou vidéo',
  data: 'Données',
  other: 'Autre',
} as const;
export type RequestKind = keyof typeof requestKinds;
