import { parentPort } from 'node:worker_threads';
import { answerDocument, type DocumentQuestion } from './answer-document.ts';

/** Thread entry: the bytes of a document in, what was asked of them or the message of a failure out. */
parentPort?.on('message', (question: DocumentQuestion) => {
  Promise.resolve(question)
    .then(answerDocument)
    .then(
      (value) => parentPort?.postMessage({ value }),
      (error: Error) => parentPort?.postMessage({ failure: error.message }),
    );
});
