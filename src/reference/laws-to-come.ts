/** Texts that readers hear of and that change nothing in what is checked today, in French: what they are, and why not. */
export const lawsToCome = [
  {
    id: 'digital-omnibus',
    words:
      'Les règles des cookies sont celles de l’article 82 de la loi Informatique et Libertés. La proposition européenne de novembre 2025 qui les déplacerait dans le RGPD (« Digital Omnibus », article 88 bis) ne change rien à nos contrôles tant qu’elle n’est pas adoptée.',
  },
  {
    id: 'cyber-resilience',
    words:
      'Le règlement européen sur la cyberrésilience (UE 2024/2847) vise les produits comportant des éléments numériques, non un site qui ne sert au fonctionnement d’aucun d’eux. Constat n’en contrôle aucune obligation.',
  },
] as const;
