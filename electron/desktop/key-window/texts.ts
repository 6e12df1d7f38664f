/** English texts of the window that asks for a key and of the dialog about another address. */
export const KEY_TEXTS = {
  title: 'API key',
  label: 'API key',
  placeholder: 'Paste a key',
  note: (host: string, keychainName: string) =>
    `Stored in ${keychainName}. Sent only to ${host}. The main window never sees it.`,
  show: 'Show key',
  save: 'Save key',
  keepForSession: 'Keep for this session',
  cancel: 'Cancel',
  noKeychain: (name: string, why: string) =>
    `Can’t use the keychain (${name}). ${why} Atelier can keep the key in memory until you quit. It’s never written to disk without a keychain.`,
  invalid: 'An API key is one line of up to 1,024 characters without spaces.',
  confirmTitle: 'Use your API key with another address?',
  confirmText: (from: string, to: string) =>
    `The key was entered for ${from}. Everyone who runs ${to} can read it and use your account.`,
  confirmUse: (to: string) => `Send key to ${to}`,
  confirmNot: 'Don’t send key',
} as const;
