// A window of the browser engine that the app runs in, with the page whose address is the last argument.
import process from 'node:process';
import { app, BrowserWindow } from 'electron';

// Not awaited: Electron becomes ready only once this file has been read to its end.
void app.whenReady().then(() => new BrowserWindow({ width: 900, height: 700 }).loadURL(process.argv.at(-1) ?? ''));
