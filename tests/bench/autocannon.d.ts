/** The part of autocannon that the benchmarks use; the package has no types of its own. */
declare module 'autocannon' {
  interface Client {
    setBody(body: string): void;
    on(event: 'response', listener: () => void): void;
  }
  export interface Options {
    url: string;
    method?: string;
    headers?: Record<string, string>;
    /** Seconds. */
    duration?: number;
    connections?: number;
    setupClient?: (client: Client) => void;
  }
  export interface Result {
    readonly requests: { readonly average: number };
    readonly non2xx: number;
    readonly errors: number;
  }
  export default function autocannon(options: Options): Promise<Result>;
}
