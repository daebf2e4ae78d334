import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { gunzipSync } from 'node:zlib';
import { createOCREngine, type OCREngine, supportsFastBuild } from 'tesseract-wasm';
import { type AskedPicture, readWords } from './read-words.ts';

const require = createRequire(import.meta.url);

/** Tesseract and its French model, which reads every script of Latin letters well enough; about 0.2 s. */
async function openEngine(): Promise<OCREngine> {
  const [program, model] = [
    dirname(require.resolve('tesseract-wasm')),
    '@tesseract.js-data/fra/package.json',
  ];
  const file = supportsFastBuild() ? 'tesseract-core.wasm' : 'tesseract-core-fallback.wasm';
  const engine = await createOCREngine({ wasmBinary: await readFile(join(program, file)) });
  const letters = join(dirname(require.resolve(model)), '4.0.0_best_int/fra.traineddata.gz');
  engine.loadModel(gunzipSync(await readFile(letters)));
  return engine;
}

let engine: Promise<OCREngine> | null = null;

/** Thread entry: a picture in grey in, what is written there or the message of a failure out. */
parentPort?.on('message', (picture: AskedPicture) => {
  engine ??= openEngine();
  engine
    .then((opened) => readWords(opened, picture))
    .then(
      (value) => parentPort?.postMessage({ value }),
      (error: Error) => parentPort?.postMessage({ failure: error.message }),
    );
});
