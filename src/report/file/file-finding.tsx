import type { FindingView } from '../finding-view.ts';
import { DecisionLines } from '../static/decision-lines.tsx';
import { DefectFacts } from '../static/defect-facts.tsx';
import { Proof } from '../static/proof.tsx';
import { wholeFile as room } from '../static/room.ts';
import { Crop, type FilePictures } from './file-pictures.tsx';

interface Props {
  readonly view: FindingView;
  readonly pictures: FilePictures;
}

/** A finding, folded to its title and facts; opened, all that is known of it, every piece of evidence included. */
export function FileFinding({ view, pictures }: Props) {
  const { finding, binding, decisions } = view;
  const proof = { site: finding.evidence, pages: finding.pages, morePages: 0, moreEvidence: 0 };
  return (
    <details id={view.anchor} className="finding">
      <summary>
        <b>{room.text(finding.title, 400)}</b>
        <DefectFacts view={view} as="span">
          {binding && <span>{binding.label}</span>}
          {decisions && decisions.badge !== '' && <span className="tag">{decisions.badge}</span>}
        </DefectFacts>
      </summary>
      <dl>
        <Told name="Urgent" words={view.urgency} />
        <Told name="Pourquoi" words={finding.why} />
        <Told name="Comment corriger" words={finding.fix} />
        <Told name="Ce qui oblige" words={binding ? `${binding.label}. ${binding.why}` : ''} />
        <Told name="Références" words={view.references.join(', ')} />
      </dl>
      <DecisionLines view={decisions} room={room} />
      <Proof
        proof={proof}
        room={room}
        pictureOf={(url, box) => box && <Crop box={box} picture={pictures.get(url)} />}
      />
      <p className="soft">Contrôle {finding.ruleId}</p>
    </details>
  );
}

function Told({ name, words }: { readonly name: string; readonly words: string }) {
  if (words === '') return null;
  return (
    <>
      <dt>{name}</dt>
      <dd>{room.text(words, 1000)}</dd>
    </>
  );
}
