/** A data file that the build unpacks (tools/build/unpacked-data.ts). */
declare module '*?unpacked' {
  import type { DataFile } from '#domain/storage/data-file.ts';
  const file: DataFile;
  export default file;
}
