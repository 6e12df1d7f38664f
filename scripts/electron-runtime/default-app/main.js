/** Stand-in for the default app inside Electron's own download: `electron [switches] FOLDER [arguments]`. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { app } from 'electron';

Object.defineProperty(process, 'defaultApp', { value: true, enumerable: true, configurable: false });

const given = process.argv.slice(1);
const preloaded = [];
let folderIndex = 0;
for (; folderIndex < given.length; folderIndex += 1) {
  if (given[folderIndex] === '-r' || given[folderIndex] === '--require') {
    folderIndex += 1;
    preloaded.push(given[folderIndex]);
  } else if (!given[folderIndex].startsWith('-')) break;
}
if (folderIndex >= given.length) {
  console.error('Usage: electron [switches] FOLDER [arguments]');
  app.exit(2);
} else {
  const require = createRequire(import.meta.url);
  for (const file of preloaded) require(path.resolve(file));
  // As Electron itself does it: the app sees its own folder as the first argument and what stood before it is gone.
  process.argv.splice(1, folderIndex);
  // Awaited, since Electron becomes ready as soon as this file has been read to its end.
  await open(path.resolve(given[folderIndex]));
}

async function open(folder) {
  const { name, productName, version, main } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  app.setName(productName ?? name);
  app.setVersion(version);
  app.setPath('userData', path.join(app.getPath('appData'), app.getName()));
  app.setAppPath(folder);
  await import(pathToFileURL(path.join(folder, main)).href);
}
