/** Who the learner is, as far as this device knows. `expired` hides nothing: local data stays open and is theirs. */
export type SessionState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'signed-out' }
  | ({
      readonly kind: 'signed-in';
      /** End of the current access token by this device's clock, epoch ms. It says nothing about the sign-in. */
      readonly expiresAt: number;
      readonly refreshable: boolean;
    } & Learner)
  | ({ readonly kind: 'expired' } & Learner)
  /** The server says that the account was deleted: what is here of it goes too, then `signOut`. Who it was is not kept. */
  | { readonly kind: 'gone'; readonly userId: string };

export interface Learner {
  /** `sub` of the identity provider. */
  readonly userId: string;
  readonly username: string;
  /** Empty when the provider does not tell. */
  readonly firstName: string;
  readonly lastName: string;
}

export type AccessToken =
  | {
      readonly kind: 'token';
      readonly token: string;
      readonly userId: string;
      /** When the learner signed in here, epoch ms by the clock of the provider; `null`: it did not tell. */
      readonly signedInAt: number | null;
    }
  | { readonly kind: 'signed-out' }
  /**
   * The provider refused to renew: only a new sign-in helps. Work waits, nothing is deleted. `endedToken` does nothing any more, but the
   * API can say of it whether the account is gone.
   */
  | { readonly kind: 'expired'; readonly userId: string; readonly endedToken: string | null }
  /** No network, or the provider is down. Ask again later. */
  | { readonly kind: 'unavailable' };

export interface AccessTokenRequest {
  /** The API answered 401 to the stored token: get another one. One that another tab got meanwhile will do. */
  readonly fresh?: boolean;
  /** The token that got the 401. With it, a token that has been renewed since is returned without asking again. */
  readonly rejected?: string;
}

export interface StartSignIn {
  /** Path in the app to come back to. Anything but a path of ours becomes the home page. */
  readonly returnTo: string;
  /** Opens the page for a new account, where the provider has one. */
  readonly create?: boolean;
}

export type StartResult =
  /** The browser is leaving the app. */
  | { readonly kind: 'leaving' }
  /** The provider cannot be reached now. */
  | { readonly kind: 'unavailable' };

export type CompleteResult =
  | { readonly kind: 'signed-in'; readonly returnTo: string; readonly userId: string }
  /** The learner went back without signing in. */
  | { readonly kind: 'cancelled'; readonly returnTo: string }
  /** Begun in another browser, too long ago, or used before. Start again. */
  | { readonly kind: 'stale'; readonly returnTo: string }
  /** The network is away; the same address can be completed when it is back. */
  | { readonly kind: 'unavailable' };

/** The learner's sign-in on this device. One per tab or worker; all share what is stored. Nothing here throws. */
export interface Session {
  /** The same object until something changes. */
  readonly current: () => SessionState;
  /** Called after every change, also one made by another tab. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Settles when `current()` is no longer `loading`. */
  readonly whenKnown: () => Promise<Exclude<SessionState, { kind: 'loading' }>>;
  readonly getAccessToken: (request?: AccessTokenRequest) => Promise<AccessToken>;
  readonly startSignIn: (request: StartSignIn) => Promise<StartResult>;
  /** `url`: the whole address of `/auth-check` as the provider opened it. Safe to call twice. */
  readonly completeSignIn: (url: string) => Promise<CompleteResult>;
  /** The API says of this token that its account was deleted. Ignored once another sign-in has taken its place. */
  readonly accountIsGone: (token: string) => Promise<void>;
  /** Always signs out here; `told`: the provider knows too. What is on the device stays. */
  readonly signOut: () => Promise<{ readonly told: boolean }>;
}

/** Whose rows to show and to write; `null` while nobody is signed in. */
export function ownerOf(state: Exclude<SessionState, { kind: 'loading' }>): string | null {
  return state.kind === 'signed-out' ? null : state.userId;
}
