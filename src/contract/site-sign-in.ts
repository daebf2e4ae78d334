import type { JourneyStep } from './journey/journey.ts';

/** A sign-in by a form, as it is kept and replayed. Without schemas: pages show it. */

/** How a site shows that somebody is signed in. */
export const signKinds = {
  text: 'Un texte vu sur la page',
  address: 'Une adresse atteinte',
  selector: 'Un élément de la page (sélecteur CSS)',
} as const;
export type SignKind = keyof typeof signKinds;
/** Characters of what is looked for. */
export const signLength = 200;

/** What only somebody who is signed in sees. */
export interface SignedInSign {
  readonly kind: SignKind;
  readonly value: string;
}

export interface SignIn {
  readonly steps: readonly JourneyStep[];
  readonly sign: SignedInSign;
  /** What is typed into fields of secrets, by the name that stands in the steps. */
  readonly secrets: Readonly<Record<string, string>>;
}

/** Why nobody could be signed in; what was seen, and what to do. */
export const signInFailures = {
  refused:
    'Le site a refusé la connexion : son formulaire est revenu. Vérifiez l’identifiant et le mot de passe, puis remplacez l’accès.',
  'second-factor':
    'Le site demande une deuxième étape (un code ou une confirmation), que Constat ne peut pas passer. Enregistrez la connexion d’un compte de test qui n’en demande pas.',
  captcha:
    'Le formulaire de connexion demande de prouver qu’on n’est pas un robot (CAPTCHA), ce que Constat ne fait pas. Retirez-le pour ce compte ou pour la recette, puis réessayez.',
  'sign-missing':
    'Les étapes de la connexion ont été faites, mais le signe qui dit « nous sommes connectés » n’a pas été vu. Vérifiez-le, puis remplacez l’accès.',
  'sign-before':
    'Le signe qui dit « nous sommes connectés » se voit déjà avant la connexion. Choisissez-en un que seule une personne connectée voit.',
  step: 'Une étape de la connexion n’a pas pu être faite.',
  late: 'La connexion a pris trop de temps. Vérifiez que le site répond, puis réessayez.',
  incident: 'La connexion n’a pas pu être essayée de notre côté. Réessayez.',
} as const;
export type SignInFailure = keyof typeof signInFailures;

/** Failures after which the same secrets may be wrong: they count as refused tries. */
export const countsAsRefused = (why: SignInFailure): boolean => why === 'refused' || why === 'sign-missing';
