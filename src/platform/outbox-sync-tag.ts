/** Tag of the `sync` event that wakes the service worker to send what waits. */
export const outboxSyncTag = 'outbox';
