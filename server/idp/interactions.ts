import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors } from 'oidc-provider';
import type { Provider } from 'oidc-provider';
import type { Account, Accounts } from './accounts.ts';
import { messagePage } from './pages/message.ts';
import type { PageContext } from './pages/layout.ts';
import { signInPage } from './pages/sign-in.ts';
import { signUpPage } from './pages/sign-up.ts';
import type { Settings } from './settings.ts';
import { normaliseUsername, parseSignUp, passwordMaxLength, usernameMaxLength } from './sign-up-form.ts';
import type { Throttle } from './throttle.ts';

interface Parts {
  provider: Provider;
  settings: Settings;
  accounts: Accounts;
  throttle: Throttle;
  pages: PageContext;
}

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;
type Request = FastifyRequest<{ Params: { uid: string } }>;

/**
 * The pages between "Sign in" in the app and the way back. A page belongs to one browser: its address holds an id that
 * must equal the one in an HttpOnly cookie with this very path, so a form posted from elsewhere finds nothing to finish.
 */
export function addInteractionRoutes(app: FastifyInstance, parts: Parts): void {
  const { provider, settings, accounts, throttle, pages } = parts;
  const signInPath = `${settings.mountPath}/interaction/:uid`;
  const limit = { rateLimit: { max: settings.formsPerMinute, timeWindow: 60_000 } };
  const own = new URL(settings.issuer).origin;

  async function interactionOf(request: Request, reply: FastifyReply): Promise<Interaction> {
    const { origin } = request.headers;
    if (request.method === 'POST' && origin !== undefined && origin !== own)
      throw new errors.SessionNotFound('foreign form');
    const interaction = await provider.interactionDetails(request.raw, reply.raw);
    if (interaction.uid !== request.params.uid) throw new errors.SessionNotFound('another interaction');
    return interaction;
  }

  async function finish(request: Request, reply: FastifyReply, interaction: Interaction, account: Account) {
    const login = { accountId: account.id, remember: true };
    // `create` answers prompt=create; it means nothing to the other prompts.
    const returnTo = await provider.interactionResult(request.raw, reply.raw, { login, create: {} });
    // After the result is stored: oidc-provider stores none for a session that changed its owner.
    await leaveOtherAccount(provider, interaction, account.id);
    return reply.redirect(returnTo, 303);
  }

  const paths = (uid: string) => {
    const signIn = signInPath.replace(':uid', uid);
    return { signIn: `${signIn}/sign-in`, signUp: `${signIn}/sign-up` };
  };
  const showSignIn = (uid: string, shown: { username?: string; error?: string } = {}) =>
    signInPage(pages, { action: paths(uid).signIn, signUpHref: paths(uid).signUp, ...shown });
  const showSignUp = (
    uid: string,
    shown: Omit<Parameters<typeof signUpPage>[1], 'action' | 'signInHref'> = {},
  ) => signUpPage(pages, { action: paths(uid).signUp, signInHref: paths(uid).signIn, ...shown });

  app.get(signInPath, async (request: Request, reply) => {
    const { uid, prompt } = await interactionOf(request, reply);
    return send(reply, 200, prompt.name === 'create' ? showSignUp(uid) : showSignIn(uid));
  });

  app.get(`${signInPath}/sign-in`, async (request: Request, reply) => {
    const { uid } = await interactionOf(request, reply);
    return send(reply, 200, showSignIn(uid));
  });

  app.post(`${signInPath}/sign-in`, { config: limit }, async (request: Request, reply) => {
    const interaction = await interactionOf(request, reply);
    const { uid } = interaction;
    const form = formOf(request);
    const username = (form.get('username') ?? '').slice(0, usernameMaxLength);
    const password = form.get('password') ?? '';
    if (username.trim() === '' || password === '') {
      return send(reply, 400, showSignIn(uid, { username, error: 'Enter your email and your password.' }));
    }
    const name = normaliseUsername(username);
    const turn = await throttle.begin(name);
    if (turn.kind === 'wait') {
      const minutes = turn.minutes === 1 ? 'a minute' : `${turn.minutes} minutes`;
      const error = `Too many tries. Wait ${minutes} and try again.`;
      return send(reply, 429, showSignIn(uid, { username, error }));
    }
    const account =
      password.length > passwordMaxLength ? undefined : await accounts.authenticate(name, password);
    if (!account)
      return send(
        reply,
        401,
        showSignIn(uid, { username, error: 'The email or the password is not right.' }),
      );
    await throttle.succeed(name);
    return finish(request, reply, interaction, account);
  });

  app.get(`${signInPath}/sign-up`, async (request: Request, reply) => {
    const { uid } = await interactionOf(request, reply);
    return send(reply, 200, showSignUp(uid));
  });

  app.post(`${signInPath}/sign-up`, { config: limit }, async (request: Request, reply) => {
    const interaction = await interactionOf(request, reply);
    const { uid } = interaction;
    const check = parseSignUp(formOf(request));
    if (check.kind === 'invalid') {
      return send(
        reply,
        400,
        showSignUp(uid, { ...check, error: 'Look at the marked fields and try again.' }),
      );
    }
    const account = await accounts.create(check.input);
    if (!account) {
      const { password: _password, ...values } = check.input;
      const taken = { username: 'This email has an account already. Sign in instead.' };
      return send(reply, 409, showSignUp(uid, { values, errors: taken }));
    }
    return finish(request, reply, interaction, account);
  });

  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof errors.SessionNotFound) {
      const text =
        'This sign-in page is too old or was opened in another browser. Go back to Passage and sign in again.';
      return send(reply, 400, messagePage(pages, 'Start again', text));
    }
    throw error;
  });
}

/**
 * Somebody signs in while the browser still remembers another account: that session forgets the other one first.
 * (oidc-provider would ask for a logout on a page of its own.) The other account's devices stay signed in.
 */
async function leaveOtherAccount(
  provider: Provider,
  interaction: Interaction,
  accountId: string,
): Promise<void> {
  const uid = interaction.session?.uid;
  const session = uid ? await provider.Session.findByUid(uid) : undefined;
  if (!session?.accountId || session.accountId === accountId) return;
  delete session.accountId;
  delete session.authorizations;
  await session.persist();
}

function formOf(request: FastifyRequest): URLSearchParams {
  return request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
}

function send(reply: FastifyReply, status: number, page: string): FastifyReply {
  return reply.code(status).type('text/html; charset=utf-8').header('Cache-Control', 'no-store').send(page);
}
