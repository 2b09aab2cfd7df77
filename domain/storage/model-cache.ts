/** Cache Storage of model files that are whole and checked, under their addresses (`modelFilePath`). */
export const modelCacheName = 'passage-models-v1';
