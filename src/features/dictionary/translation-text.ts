/** Translations as the spec joins them: by an Arabic comma. */
export const joinTranslations = (translations: readonly string[]): string => translations.join('، ');
