/** Texts that readers hear of and that change nothing in what is checked today, in French: what they are, and why not. */
export const lawsToCome = [
  {
    id: 'digital-omnibus',
    words:
      'Les règles des cookies sont celles de l’article 82 de la loi Informatique et Libertés. La proposition européenne de novembre 2025 qui les déplacerait dans le RGPD (« Digital Omnibus », article 88 bis) ne change rien à nos contrôles tant qu’elle n’est pas adoptée.',
  },
] as const;
