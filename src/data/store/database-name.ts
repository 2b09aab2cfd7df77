/** The one local database, for tabs and the service worker alike. */
export const databaseName = 'passage';
