/** Where the system sends what another app shares with the installed Passage, and where that is seen. */
export const sharedPath = '/shared';
/** The field that the file comes in, as the web manifest says. */
export const sharedField = 'audio';
