import { client } from '../client.ts';

/** Tells core when the system is online again, so that tasks that wait for the network need not wait for their next try. */
export function reportNetworkReturn(): void {
  window.addEventListener('online', () => {
    client.jobs.networkReturned().catch((error: unknown) => console.warn('Core did not hear of the network.', error));
  });
}
