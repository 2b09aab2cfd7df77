import { createContext, useContext } from 'react';

const Label = createContext('Your recording');

/** Around the answer of somebody else: what its player is called. */
export const RecordingLabelProvider = Label.Provider;

/** Whose recording the player plays, in words. */
export function useRecordingLabel(): string {
  return useContext(Label);
}
