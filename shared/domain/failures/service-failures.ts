import type { FailureCode } from './failure.ts';
import { formatShortTime } from '../media/time-code.ts';
import { numberIn, textIn } from './failure-data.ts';
import { danger, type FailureWriter, warn } from './failure-writer.ts';
import { reasonText } from './reason-text.ts';
import { codeSentence, serviceSaid, serviceSentence } from './service-sentences.ts';

/** Words for what the service refuses or does not do. */
export const SERVICE_FAILURES = {
  ADDRESS_UNCONFIRMED: () =>
    warn(
      'The cloud address isn’t confirmed',
      'The settings file had no valid address, so nothing was sent. Confirm the address in Settings.',
      'openAccount',
    ),
  KEY_MISSING: () =>
    warn('The cloud needs an API key', 'Add one in Settings, or work on this computer for free.', 'openAccount'),
  KEY_REJECTED: () =>
    danger(
      'The service rejected your API key',
      'It may be mistyped, expired or issued for another address. Check both in Settings.',
      'openAccount',
    ),
  BALANCE_TOO_LOW: (data) => {
    const plan = codeSentence(numberIn(data, 'serviceCode'));
    if (plan !== null) return danger('Your plan doesn’t allow this', plan, 'openEngine');
    const why = 'Add credit to your account, or work on this computer for free.';
    return danger('Your balance is too low', why, 'openEngine');
  },
  CONTENT_REFUSED: (data) =>
    warn(
      'Blocked by content rules',
      `The service rejected this content. Change it and try again.${serviceSaid(data)}`,
      'none',
    ),
  LANGUAGE_UNSUPPORTED: (data) => {
    const name = textIn(data, 'languageName');
    if (data['engine'] === 'cloud') {
      return warn(`The cloud doesn’t support ${name ?? 'this language'}`, 'Choose another language.', 'openLanguage');
    }
    return warn(
      `${name ?? 'This language'} isn’t available on this computer`,
      'The local engine supports English only. Choose English, or use the cloud.',
      'openEngine',
    );
  },
  NETWORK_UNREACHABLE: (data) => {
    const host = textIn(data, 'host');
    const why =
      data['stage'] === 'name'
        ? `The address ${host ?? 'of the service'} is unknown.`
        : data['stage'] === 'tls'
          ? `${host ?? 'It'} didn’t offer a secure connection.`
          : `${host ?? 'It'} didn’t respond.`;
    return danger('Can’t reach the service', `${why} Check your connection and the address in Settings.`, 'retry');
  },
  RATE_LIMITED: (data) => {
    const waitMs = numberIn(data, 'retryAfterMs');
    return warn(
      'Rate limit reached',
      waitMs === null
        ? (codeSentence(numberIn(data, 'serviceCode')) ?? 'Wait a moment and try again.')
        : `Retrying in ${formatShortTime(waitMs)}.`,
      'retry',
    );
  },
  SERVICE_FAILED: (data) => {
    const why = reasonText(data) ?? serviceSentence(data);
    if (data['reason'] === 'maybe_submitted') return warn('Interrupted', why, 'retry');
    const isOwn = data['reason'] === 'own_model_failed';
    return danger(isOwn ? 'Couldn’t get an answer from your own model' : 'The service returned an error', why, 'retry');
  },
} satisfies Partial<Record<FailureCode, FailureWriter>>;
