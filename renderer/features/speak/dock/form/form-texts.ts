/** English texts of fields that several tabs of the inspector have. */
export const texts = {
  language: 'Language',
  auto: 'Detect automatically',
  noLanguage: 'None',
  languageUnsupported: 'Needs a 2.6 or 2.8 model',
  languageWarn: (language: string) => `This model doesn’t support ${language}. Choose a 2.6 or 2.8 model.`,
  milliseconds: ' ms',
} as const;
