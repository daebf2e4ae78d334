import { countOf } from '#contract/french.ts';
import { Chapter, ChapterTable } from '../chapter.tsx';
import { Tag } from '../pieces.tsx';
import { FindingLinks } from './finding-links.tsx';
import type { DutyView } from './legal-view.ts';

/** The duties in force, by date, with what was seen of each. */
export function LegalChapter({ duties }: { readonly duties: readonly DutyView[] }) {
  const failed = duties.filter(({ tone }) => tone === 'bad').length;
  const watched = duties.filter(({ tone }) => tone === 'watch').length;
  return (
    <Chapter
      id="chapitre-obligations"
      title="Obligations légales et leurs dates"
      summary={`${countOf(failed, 'en défaut', 'en défaut')}, ${countOf(watched, 'à vérifier', 'à vérifier')}`}
    >
      <ChapterTable
        caption="Obligations légales"
        headers={['Obligation', 'Depuis', 'Qui', 'Ce que l’audit a vu', 'Texte']}
      >
        {duties.map((duty) => (
          <tr key={duty.label} className="border-b border-line align-top break-inside-avoid">
            <th scope="row" className="min-w-56 py-2.5 pr-4 font-semibold">
              {duty.label}
            </th>
            <td className="py-2.5 pr-4 whitespace-nowrap">{duty.since}</td>
            <td className="min-w-40 py-2.5 pr-4">{duty.binds}</td>
            <td className="min-w-48 py-2.5 pr-4">
              <Tag tone={duty.tone}>{duty.verdict}</Tag>
              <FindingLinks links={duty.findings} className="mt-1 grid gap-0.5 text-xs" />
            </td>
            <td className="min-w-32 py-2.5 pr-4 text-soft">{duty.source}</td>
          </tr>
        ))}
      </ChapterTable>
      <p className="mt-4 max-w-[72ch] text-sm text-soft">
        Constat repère des mentions et des comportements{'\u00a0'}; il ne constitue pas un avis juridique. Une
        obligation peut ne pas vous concerner{'\u00a0'}: précisez votre profil en lançant l’audit.
      </p>
    </Chapter>
  );
}
