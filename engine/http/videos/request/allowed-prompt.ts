import { refusedWord } from '../../../images/prompt/lexicon/refused-words.ts';
import { ServiceError } from '../../service-error.ts';

/** @throws ServiceError 422 (1026) for a word of the short list that the engine refuses */
export function requireAllowedPrompt(prompt: string): void {
  const refused = refusedWord(prompt);
  if (refused !== null) throw new ServiceError(422, `The prompt is refused because of ${JSON.stringify(refused)}`);
}
