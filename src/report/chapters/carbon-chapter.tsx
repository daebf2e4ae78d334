import { Chapter, ChapterTable, Figure } from '../chapter.tsx';
import { SiteLink } from '../site-link.tsx';
import type { CarbonView } from './carbon-view.ts';

/** What a visit weighs and emits, and the pages that weigh most. */
export function CarbonChapter({ carbon }: { readonly carbon: CarbonView | null }) {
  const id = 'chapitre-sobriete';
  const title = 'Carbone et sobriété';
  if (carbon === null)
    return (
      <Chapter id={id} title={title} summary="Non mesuré">
        <p>Le poids des pages n’a pas pu être relevé pendant cet audit.</p>
      </Chapter>
    );
  return (
    <Chapter
      id={id}
      title={title}
      summary={`Environ ${carbon.grams} de CO₂e par page vue (niveau ${carbon.rating})`}
    >
      <dl className="grid grid-cols-2 gap-x-8 gap-y-4 sm:grid-cols-5">
        <Figure label="CO₂e par page vue">{carbon.grams}</Figure>
        <Figure label="Poids moyen">{carbon.bytes}</Figure>
        <Figure label="Requêtes">{carbon.requests}</Figure>
        <Figure label="Éléments">{carbon.nodes}</Figure>
        <Figure label="Indice de sobriété">
          {carbon.sobriety === null ? '–' : `${carbon.sobriety}/100`}
        </Figure>
      </dl>
      <ChapterTable
        caption="Les pages les plus lourdes"
        headers={['Les plus lourdes', 'Poids', 'CO₂e', 'Niveau', 'Requêtes', 'Sobriété']}
      >
        {carbon.heaviest.map((page) => (
          <tr key={page.url} className="border-b border-line align-top break-inside-avoid">
            <th scope="row" className="min-w-56 py-2 pr-4 font-normal">
              <span className="block font-semibold">{page.title || 'Sans titre'}</span>
              <SiteLink url={page.url} />
            </th>
            <td className="py-2 pr-4 whitespace-nowrap tabular-nums">{page.bytes}</td>
            <td className="py-2 pr-4 whitespace-nowrap tabular-nums">{page.grams}</td>
            <td className="py-2 pr-4">{page.rating}</td>
            <td className="py-2 pr-4 tabular-nums">{page.requests}</td>
            <td className="py-2 pr-4 tabular-nums">{page.sobriety}</td>
          </tr>
        ))}
      </ChapterTable>
      <p className="mt-4 max-w-[72ch] text-sm text-soft">
        Un ordre de grandeur tiré du poids des pages (Sustainable Web Design Model{'\u00a0'}v4, première
        visite, électricité mondiale moyenne){'\u00a0'}: il sert à comparer des pages, pas à faire un bilan.
        L’indice de sobriété est celui de Constat, de 0 à 100{'\u00a0'}; la page médiane du web est à 50.
      </p>
    </Chapter>
  );
}
