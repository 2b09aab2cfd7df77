/** Paths of the calls that the app makes itself, `{name}` for parameters: the routes and who calls them have them from here. */
export const paths = {
  profile: '/api/profile',
  deletion: '/api/profile/deletion',
  avatar: '/api/avatars/{sha256}',
  manifest: '/api/content/manifest',
  pack: '/api/content/packs/{sha256}',
  media: '/api/content/media/{sha256}',
  translations: '/api/content/translations',
  translationPack: '/api/content/translations/{sha256}',
  batch: '/api/sync/batch',
  changes: '/api/sync/changes',
  device: '/api/sync/devices/{clientId}',
  blob: '/api/blobs/{sha256}',
  predictions: '/api/predictions',
  comments: '/api/comments',
  replies: '/api/comments/{id}/replies',
} as const;

type ParamsOf<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? { readonly [N in Name]: string | number } & ParamsOf<Rest>
  : unknown;

/** The address of a call: a path with its parameters filled in. */
export function addressOf<const Path extends string>(path: Path, params: ParamsOf<Path>): string {
  const values: Readonly<Record<string, string | number>> = { ...(params as object) };
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}
