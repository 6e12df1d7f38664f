/** English texts of what tasks wait for. */
export const WAIT_TEXTS = {
  turn: 'Waiting in the queue',
  paused: 'The queue is paused',
  held: 'On hold',
  network: 'Waiting for the network',
  key: 'Waiting for an API key',
  rate_limit: 'Rate limit reached',
  service_busy: 'The service is busy',
} as const;
