import { createContext, useContext } from 'react';

const Quiet = createContext(false);

/** Around what can be read out. `true` while a prompt plays or the microphone is open: reading stops, and none begins. */
export const QuietScope = Quiet.Provider;

export const useIsQuiet = (): boolean => useContext(Quiet);
