import { ipcRenderer } from 'electron';
import type { KeyEntry, KeyEntryAnswer } from '../../shared/contract/host/key-window.ts';

/**
 * The whole program of the window that asks for a key. Its page has no script of its own (its policy allows none) and gets
 * no bridge: only this isolated code reads the field, and it hands the key to the host and forgets it.
 */
function start(): void {
  const form = element('form', HTMLFormElement);
  const field = element('#key', HTMLInputElement);
  const problem = element('#problem', HTMLParagraphElement);
  const keep = element('#keep', HTMLButtonElement);
  const buttons = [...document.querySelectorAll('button')];

  const save = async (sessionOnly: boolean) => {
    const entry: KeyEntry = { key: field.value.trim(), sessionOnly };
    if (entry.key === '') return field.focus();
    for (const button of buttons) button.disabled = true;
    const answer = (await ipcRenderer.invoke('key:save', entry)) as KeyEntryAnswer;
    // The host closes the window once the key is saved.
    if (answer.saved) return;
    for (const button of buttons) button.disabled = false;
    problem.textContent = answer.message;
    keep.hidden = !answer.canKeepForSession;
    (answer.canKeepForSession ? keep : field).focus();
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void save(false);
  });
  keep.addEventListener('click', () => void save(true));
  element('#show', HTMLInputElement).addEventListener('change', (event) => {
    field.type = (event.currentTarget as HTMLInputElement).checked ? 'text' : 'password';
  });
  element('#cancel', HTMLButtonElement).addEventListener('click', cancel);
  window.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') cancel();
  });
}

function cancel(): void {
  ipcRenderer.send('key:cancel');
}

function element<Kind extends HTMLElement>(selector: string, kind: new () => Kind): Kind {
  const found = document.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`The key page has no ${selector}.`);
  return found;
}

window.addEventListener('DOMContentLoaded', start);
