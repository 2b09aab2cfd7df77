/** What the pages of the books know of their address, and how they change it. */
export interface BookAddress {
  /** The search part; parsed by the screen. */
  search: unknown;
  /** `replace`: not a step that Back returns to (typing in the search box). */
  onSearch: (search: Record<string, string>, options: { replace: boolean }) => void;
}
