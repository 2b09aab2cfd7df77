/** A language whose translations are had, from where, under which licence. */
export interface LanguageSource {
  /** As the profile has it, in capitals. */
  readonly code: string;
  readonly title: string;
  /** How its speakers write it. */
  readonly ownTitle: string;
  /** Of the Debian package `dict-freedict-eng-…`; `null`: our own, in `own/translations.txt`. */
  readonly freedict: string | null;
  /** What headwords without a translation have from a dictionary into English, turned round: of a Debian package, or CC-CEDICT. */
  readonly turned?: { readonly freedict: string } | 'cedict';
  readonly licence: string;
}

const gpl2 = 'GPL-2.0-or-later';

export const languageSources: readonly LanguageSource[] = [
  { code: 'AR', title: 'Arabic', ownTitle: 'العربية', freedict: 'ara', licence: gpl2 },
  { code: 'DE', title: 'German', ownTitle: 'Deutsch', freedict: 'deu', licence: 'GPL-3.0-or-later' },
  {
    code: 'ES',
    title: 'Spanish',
    ownTitle: 'Español',
    freedict: 'spa',
    turned: { freedict: 'spa' },
    licence: gpl2,
  },
  { code: 'FA', title: 'Persian', ownTitle: 'فارسی', freedict: null, licence: 'MIT' },
  {
    code: 'FR',
    title: 'French',
    ownTitle: 'Français',
    freedict: 'fra',
    turned: { freedict: 'fra' },
    licence: gpl2,
  },
  { code: 'HI', title: 'Hindi', ownTitle: 'हिन्दी', freedict: 'hin', licence: gpl2 },
  { code: 'ID', title: 'Indonesian', ownTitle: 'Bahasa Indonesia', freedict: 'ind', licence: 'CC-BY-SA-3.0' },
  { code: 'JA', title: 'Japanese', ownTitle: '日本語', freedict: 'jpn', licence: 'CC-BY-SA-3.0' },
  { code: 'PT', title: 'Portuguese', ownTitle: 'Português', freedict: 'por', licence: gpl2 },
  { code: 'RU', title: 'Russian', ownTitle: 'Русский', freedict: 'rus', licence: gpl2 },
  { code: 'TR', title: 'Turkish', ownTitle: 'Türkçe', freedict: 'tur', licence: gpl2 },
  { code: 'VI', title: 'Vietnamese', ownTitle: 'Tiếng Việt', freedict: null, licence: 'MIT' },
  {
    code: 'ZH',
    title: 'Chinese (simplified)',
    ownTitle: '简体中文',
    freedict: null,
    turned: 'cedict',
    licence: 'CC-BY-SA-4.0',
  },
];
