/** Where access tokens come from; the session of `platform` fits. A token is read for each request and never kept. */
export interface AccessTokens {
  getAccessToken(request?: { fresh?: boolean; rejected?: string }): Promise<
    | {
        readonly kind: 'token';
        readonly token: string;
        readonly userId: string;
        readonly signedInAt?: number | null;
      }
    | { readonly kind: 'expired'; readonly userId?: string; readonly endedToken?: string | null }
    | { readonly kind: 'signed-out' | 'unavailable' }
  >;
  /** Hears that the account behind a token was deleted. */
  accountIsGone?(token: string): Promise<void>;
}
