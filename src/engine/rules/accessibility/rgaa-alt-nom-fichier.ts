import type { DomNode } from '../../artifacts.ts';
import { fileNameOf, namedImagesOf } from '../../derive/media/images.ts';
import { defineRule } from '../../rule.ts';
import { evidenceOfNodes } from '../verdicts/evidence.ts';

const extension = /\.(jpe?g|png|gif|webp|avif|svg|bmp|tiff?)$/i;
const cameraName = /^(img|dsc[fn]?|pxl|image|photo|screenshot|capture)[-_ ]?\d[\d_-]*$/i;
/** Words joined by a sign or by capitals, which nobody writes otherwise. */
const joined = /^[\p{L}\d]+(?:_[\p{L}\d-]+)+$|^\p{Ll}{3,}(?:\p{Lu}\p{Ll}+)+\d*$/u;
/** The kind of file first, as people sort their pictures, then words: a description would part them by spaces. */
const sorted =
  /^(?:photo|img|image|logo|picto|icone|icône|visuel|banniere|bannière)_[\p{L}\d]+(?:[_-][\p{L}\d]+)*$/iu;
const screenCapture = /^(capture d.?[ée]cran|screenshot)[\s_-]*(du )?\d{4}-\d{2}/i;

/** A name with spaces that ends like a file may be a sentence about that file: only a person can tell. */
function judge(node: DomNode): 'ok' | 'wrong' | 'doubtful' {
  const name = node.name.trim();
  if (cameraName.test(name) || screenCapture.test(name) || sorted.test(name)) return 'wrong';
  const file = fileNameOf(node).toLowerCase();
  if (joined.test(name) && file.replace(extension, '') === name.toLowerCase()) return 'wrong';
  if (!extension.test(name)) return 'ok';
  return !/\s/.test(name) || name.toLowerCase() === file ? 'wrong' : 'doubtful';
}

export default defineRule({
  id: 'rgaa-alt-nom-fichier',
  version: 3,
  severity: 'majeur',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'standard', title: 'RGAA 1.3.1' }],
  rgaa: ['1.3.1'],
  title: {
    fail: 'La description d’une image est un nom de fichier',
    pass: 'Aucune description d’image n’est un nom de fichier',
  },
  why: 'Une personne aveugle entend « IMG 1234 point jpg » à la place de l’image : elle n’apprend rien de ce qui est montré.',
  fix: 'Remplacer l’alternative (attribut alt) par quelques mots qui disent ce que l’image apporte ou ce que fait le lien. Si l’image ne fait que décorer, laisser alt="" vide.',
  everyView: true,
  artifacts: ['dom'],
  evaluate({ dom }) {
    const images = namedImagesOf(dom);
    if (images.length === 0) return { status: 'inapplicable' };
    const wrong = images.filter((node) => judge(node) === 'wrong');
    const found = wrong.length > 0 ? wrong : images.filter((node) => judge(node) === 'doubtful');
    if (found.length === 0) return { status: 'pass' };
    return {
      status: wrong.length > 0 ? 'fail' : 'review',
      ...evidenceOfNodes(dom, found, (node) => `« ${node.name} »`),
    };
  },
});
