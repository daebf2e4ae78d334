import type { LinkedDocument, OfficeFacts, PdfFacts, SiteShapes } from '#engine/artifacts.ts';
import { siteArtifacts } from './artifacts.ts';

/** A tagged PDF of a healthy site; pass what the case changes. */
export function linkedDocument(changes: Partial<LinkedDocument> = {}): LinkedDocument {
  return {
    url: 'https://www.exemple.fr/plaquette.pdf',
    format: 'pdf',
    from: ['https://www.exemple.fr/'],
    text: 'Plaquette',
    status: 200,
    failure: null,
    mimeType: 'application/pdf',
    sizeBytes: 400_000,
    lastModified: '',
    pdf: { tagged: true, lang: 'fr', createdAt: '2026-01-10' },
    ...changes,
  };
}

/** A site with one PDF of which that was read. */
export function sitePdf(pdf: Partial<PdfFacts>, changes: Partial<SiteShapes> = {}): SiteShapes {
  const document = linkedDocument({ pdf: { tagged: true, lang: 'fr', createdAt: '', ...pdf } });
  return siteArtifacts({ documents: [document], ...changes });
}

/** A site with one text document, two pages long and sound, of which that was read. */
export function siteText(office: Partial<OfficeFacts>, changes: Partial<SiteShapes> = {}): SiteShapes {
  const document = linkedDocument({
    url: 'https://www.exemple.fr/reglement.docx',
    format: 'docx',
    pdf: null,
    office: {
      title: 'Règlement',
      lang: 'fr-FR',
      createdAt: '2025-03-04',
      characters: 6_000,
      headings: 8,
      images: 2,
      undescribed: 0,
      ...office,
    },
  });
  return siteArtifacts({ documents: [document], ...changes });
}
