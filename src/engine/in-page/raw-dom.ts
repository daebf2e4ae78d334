import type { NodeStyle } from '../artifacts.ts';

/** A place on the page, CSS px to a tenth. */
export interface PlacedBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A node as it leaves the page: styles are numbers of a shared table, roles and listeners come later. */
export interface RawNode {
  readonly parent: number;
  readonly tag: string;
  readonly attributes: Record<string, string>;
  readonly ownText: string;
  readonly textOffset?: number;
  readonly box: PlacedBox | null;
  readonly style: number;
  readonly visible: boolean;
  readonly exposed: boolean;
  readonly focusable: boolean;
  readonly tabbable: boolean;
  readonly document: number;
  readonly inShadow: boolean;
  readonly entered: boolean;
  readonly extra?: Record<string, unknown>;
}

export interface RawDom {
  readonly nodes: readonly RawNode[];
  readonly styles: NodeStyle[];
  readonly count: number;
  readonly doctype: { name: string; publicId: string; systemId: string } | null;
  readonly compatMode: 'CSS1Compat' | 'BackCompat';
  readonly title: string;
  readonly baseUrl: string;
  readonly text: string;
  readonly viewport: { width: number; height: number };
  readonly page: { width: number; height: number };
}
