/** How far a speaker's vocal-tract warp (docs/glossary.md) may be from 1, which is none. Without zod: the engines read it too. */
export const warpRange = { narrowest: 0.9, widest: 1.2 } as const;
