import { byTag, visible } from '../../derive/dom/dom.ts';
import { fileNameOf } from '../../derive/media/images.ts';
import { defineRule } from '../../rule.ts';
import { judgeElements } from '../verdicts/judge-elements.ts';

/** Names given by phones, messengers and screen shots, by cameras, or made of a moment or a fingerprint alone. */
const given = [
  String.raw`(?:img|dsc[nf]?|pict?|p\d{3}|photo|image|screenshot|capture(?:[ _-]d[ _-]?[e’']?[ _-]?[eé]cran)?|whatsapp[ _-]image|sans[ _-]titre|untitled|unnamed|download|telechargement)[ _-]?\d*(?:[ _-]\d+)*`,
  // Canon (`_MG_1234`, and `221A8522` on its larger ones), Nikon and Sony, Pentax, Samsung, GoPro, DJI, Google.
  String.raw`(?:_?mg_\d{4}|\d[\da-z]{2}a\d{4}|_dsc\d{4,5}|imgp\d{4,5}|sam_\d{4}|gopr\d{4}|g[hpx]\d{6}|dji_\d{4,}|(?:mvimg|pxl)_\d{8})(?:[ _-]\d+)*(?:[ _-](?:edit|modifier))?`,
  String.raw`\d{8}[ _-]\d{6}`,
  '[0-9a-f]{24,}',
];
const meaningless = new RegExp(
  String.raw`^(?:${given.join('|')})(?:[ _-](?:\d+x\d+|scaled|copie|copy|\(\d+\)))*\.(?:jpe?g|png|webp|avif|gif|heic)$`,
  'i',
);

export default defineRule({
  id: 'seo-image-nom',
  version: 2,
  severity: 'info',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'vendor', title: 'Google Images' }],
  title: {
    fail: 'Des images portent un nom de fichier sans signification',
    pass: 'Les noms de fichiers des images ont un sens',
  },
  why: 'Le nom du fichier est l’un des indices de la recherche d’images ; « IMG_2041.jpg » ne dit rien.',
  fix: 'Nommer les prochaines images d’après ce qu’elles montrent : mairie-facade.jpg.',
  artifacts: ['dom'],
  evaluate({ dom }) {
    const images = visible(byTag(dom, 'img')).filter(
      (node) =>
        node.document === 0 && (node.box?.width ?? 0) >= 64 && /^https?:/.test(node.image?.currentSrc ?? ''),
    );
    return judgeElements(dom, images, (node) => meaningless.test(fileNameOf(node)), { note: fileNameOf });
  },
});
