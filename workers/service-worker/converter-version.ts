/** Version of @ffmpeg/core, which names its cache; a test holds it against package.json. */
export const converterVersion = '0.12.10';
