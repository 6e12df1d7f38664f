import { contextBridge, ipcRenderer, webUtils } from 'electron';
import type { HostBridge } from '../../shared/contract/host/host-bridge.ts';

/** The port cannot cross contextBridge, so it goes to the page as a message; `origin` keeps it out of any other page. */
ipcRenderer.on('port', (event, nonce: string) => {
  window.postMessage({ kind: 'atelier:port', nonce }, window.location.origin, event.ports);
});

function listen<Value>(channel: string, listener: (value: Value) => void): () => void {
  const receive = (_event: unknown, value: Value) => listener(value);
  ipcRenderer.on(channel, receive);
  return () => void ipcRenderer.off(channel, receive);
}

const bridge: HostBridge<File> = {
  platform: process.platform as HostBridge<File>['platform'],
  requestPort: (nonce) => ipcRenderer.send('port:request', nonce),
  admitFiles: (files) =>
    ipcRenderer.invoke(
      'files:admit',
      files.map((file) => webUtils.getPathForFile(file)),
    ),
  startDrag: (dragId) => ipcRenderer.send('files:drag', dragId),
  onOpenFiles: (listener) => {
    const stop = listen('files:opened', listener);
    ipcRenderer.send('files:listening');
    return stop;
  },
  onCommand: (listener) => listen('command', listener),
  onOpenPlace: (listener) => {
    const stop = listen('place:open', listener);
    ipcRenderer.send('place:listening');
    return stop;
  },
  openInMainWindow: (place) => ipcRenderer.send('mini:open-main', place),
  hideMiniWindow: () => ipcRenderer.send('mini:hide'),
  reportCommands: (reports) => ipcRenderer.send('commands:report', reports),
  setTheme: (theme) => ipcRenderer.send('theme:set', theme),
  showMenu: (point) => ipcRenderer.send('menu:show', point),
  restart: () => ipcRenderer.send('app:restart'),
};

contextBridge.exposeInMainWorld('atelier', bridge);
