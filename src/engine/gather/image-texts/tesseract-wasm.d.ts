/** What we use of it: its own types are out of the compiler’s reach (its `exports` name none). */
declare module 'tesseract-wasm' {
  export interface TextItem {
    /** Pixels. */
    readonly rect: {
      readonly left: number;
      readonly top: number;
      readonly right: number;
      readonly bottom: number;
    };
    /** 0–1. */
    readonly confidence: number;
    readonly text: string;
  }

  export interface OCREngine {
    loadModel(model: Uint8Array): void;
    loadImage(image: ImageData): void;
    /** Recognises what was loaded. Synchronous. */
    getTextBoxes(unit: 'line' | 'word'): TextItem[];
    /** Settings by their names in Tesseract. */
    getVariable(name: string): string;
    setVariable(name: string, value: string): void;
    /** Frees the picture, keeps the model. */
    clearImage(): void;
  }

  /** Whether this runtime has the instructions of the fast build. */
  export function supportsFastBuild(): boolean;
  export function createOCREngine(options: { readonly wasmBinary: Uint8Array }): Promise<OCREngine>;
}
