import type { ReportView } from '../report-view.ts';
import { DocumentHead } from '../static/document-head.tsx';
import { Overall } from '../static/overall.tsx';
import { paper as room } from '../static/room.ts';
import { nothingToDo } from '../static/theme-head.tsx';
import { ThemeScores } from '../static/theme-scores.tsx';
import type { PrintInput } from './print-input.ts';
import { effectOf } from './print-work.tsx';

const shownFixes = 5;

/** The first page: what a person in a hurry reads and nothing else. */
export function PrintCover({ view, input }: { readonly view: ReportView; readonly input: PrintInput }) {
  const { brand, picture } = input;
  return (
    <section className="cover">
      <DocumentHead view={view} room={room} brand={<PrintedBrand brand={brand} />} />
      <Overall
        view={view}
        room={room}
        picture={
          picture && <img className="home" src={picture.source} alt="La page d’accueil telle que visitée" />
        }
      />
      <ThemeScores view={view} room={room} />
      <FirstFixes view={view} />
    </section>
  );
}

function PrintedBrand({ brand }: { readonly brand: PrintInput['brand'] }) {
  if (brand === null) return <p className="brand">Constat</p>;
  return (
    <p className="brand own">
      {brand.logo !== null && <img className="logo" src={brand.logo} alt="" />}
      <span>{room.text(brand.name, 80)}</span>
    </p>
  );
}

function FirstFixes({ view }: { readonly view: ReportView }) {
  const fixes = view.firstFixes.slice(0, shownFixes);
  return (
    <section className="first-things">
      <h2>À corriger en premier</h2>
      {fixes.length === 0 ? (
        <p>{nothingToDo(view.themes)}</p>
      ) : (
        <ol>
          {fixes.map((item) => (
            <li key={item.fix.key}>
              <strong>{room.text(item.fix.title, 100)}</strong>
              <span className="effect">
                {item.urgency === ''
                  ? room.text(effectOf(item), 105)
                  : room.text(`Urgent. ${item.urgency}`, 105)}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
