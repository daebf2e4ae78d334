import { typeset } from '#contract/french.ts';
import type { Report } from '#contract/report.ts';

/** Whether sensitive addresses were asked for, which needs a proved domain. Null for reports that do not say. */
export function probesSentence({ activeProbes }: Pick<Report, 'activeProbes'>): string | null {
  if (activeProbes === undefined) return null;
  return typeset(
    activeProbes
      ? 'Le domaine est prouvé : les adresses sensibles (.git, .env, sauvegardes…) ont aussi été interrogées.'
      : 'Les adresses sensibles (.git, .env, sauvegardes…) n’ont pas été interrogées : ce contrôle attend la preuve que le domaine est celui de la personne qui demande l’audit, dans « Mon profil ».',
  );
}
