#!/usr/bin/env node
// The command line against a server, without anything to install: `node integrations/constat.mjs audit <address> --server …`.
// Runs the sources as they are, which Node does from version 24 (or 22.18) on.
const [command, ...args] = process.argv.slice(2);
if (!process.features.typescript) {
  console.error(`Constat demande Node 24 (ici : ${process.version}).`);
  process.exitCode = 2;
} else if (command !== 'audit') {
  console.error(
    'Utilisation : constat audit <adresse> --server <https://…> [options] ; constat audit --help',
  );
  process.exitCode = command === '--help' ? 0 : 2;
} else {
  const { runFromTerminal } = await import('../src/cli/remote/run-from-terminal.ts');
  process.exitCode = await runFromTerminal(args);
}
