/** Stand-in for the default app inside Electron's own download: `electron [switches] FOLDER [arguments]`. */
Object.defineProperty(process, 'defaultApp', { value: true, enumerable: true, configurable: false });

const fs = require('node:fs');
const path = require('node:path');
const { pathToFileURL } = require('node:url');
const { app } = require('electron');

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
  for (const file of preloaded) require(path.resolve(file));
  // As Electron itself does it: the app sees its own folder as the first argument and what stood before it is gone.
  process.argv.splice(1, folderIndex);
  open(path.resolve(given[folderIndex]));
}

function open(folder) {
  const { name, productName, version, main } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
  app.setName(productName ?? name);
  app.setVersion(version);
  app.setPath('userData', path.join(app.getPath('appData'), app.getName()));
  app.setAppPath(folder);
  void import(pathToFileURL(path.join(folder, main)).href);
}
