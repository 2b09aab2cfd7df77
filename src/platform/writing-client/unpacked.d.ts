/** Address of a data file that the build unpacks (tools/build/unpacked-data.ts). */
declare module '*?unpacked' {
  const url: string;
  export default url;
}
