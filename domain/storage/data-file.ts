/** A data file of the app: its address names its content, and its bytes have this SHA-256 (64 lower-case hex digits). */
export interface DataFile {
  readonly url: string;
  readonly sha256: string;
}
