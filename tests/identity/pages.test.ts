import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoAccount } from '#server/idp/demo-account.ts';
import { decodeJwt } from 'jose';
import { createIdentityWorld } from './identity-world.ts';
import type { IdentityWorld } from './identity-world.ts';
import { PageBrowser } from './page-browser.ts';
import { beginAttempt, redeem, refresh, signInForTokens } from './sign-in-flow.ts';

let world: IdentityWorld;
beforeAll(async () => {
  world = await createIdentityWorld();
});
afterAll(() => world.close());

async function openForm(extra: Record<string, string> = {}) {
  const browser = new PageBrowser(world.issuer);
  const attempt = beginAttempt(world, extra);
  return { browser, attempt, form: await browser.open(attempt.url) };
}
const person = {
  firstName: 'Amir',
  lastName: 'Karimi',
  username: 'amir@example.com',
  password: 'seven seas and one',
};

describe('sign up', () => {
  test('prompt=create opens the sign-up page, and the new learner is signed in', async () => {
    const { browser, attempt, form } = await openForm({ prompt: 'create' });
    expect(form.text).toContain('<h1>Create an account</h1>');
    const end = await browser.submit(form, { ...person, username: '  Amir@Example.com ' });
    const code = new URL(end.url).searchParams.get('code') ?? '';
    const { body } = await redeem(world, { code, verifier: attempt.verifier });
    expect(decodeJwt(String(body['id_token']))).toMatchObject({
      preferred_username: 'amir@example.com',
      given_name: 'Amir',
    });
  });

  test('a wrong form comes back with what was typed, an error at each field, and no password', async () => {
    const { browser, form } = await openForm({ prompt: 'create' });
    const page = await browser.submit(form, {
      firstName: ' ',
      lastName: 'O"Neil <b>',
      username: 'amir',
      password: 'short77',
    });
    expect(page.status).toBe(400);
    for (const [name, text] of [
      ['firstName', 'Enter your first name'],
      ['username', 'Enter an email address like name@example.com'],
      ['password', 'Use at least 8 characters'],
    ] as const) {
      expect(page.text).toContain(`id="${name}-error">${text}</p>`);
      const input = new RegExp(`<input[^>]*id="${name}"[^>]*>`).exec(page.text)?.[0] ?? '';
      expect(input).toContain('aria-invalid="true"');
      expect(input).toMatch(new RegExp(`aria-describedby="[^"]*${name}-error"`));
    }
    expect(page.text).toContain('O&quot;Neil &lt;b&gt;');
    expect(page.text).not.toContain('short77');
  });

  test('NUL in the form is left out, and the new learner is signed in', async () => {
    const { browser, form } = await openForm({ prompt: 'create' });
    const typed = { ...person, firstName: 'A\0da', username: `nul\0-${person.username}` };
    expect((await browser.submit(form, typed)).status).toBeLessThan(400);
  });

  test('a name that is taken is told at its field', async () => {
    const { browser, form } = await openForm({ prompt: 'create' });
    const page = await browser.submit(form, { ...person, username: demoAccount.username.toUpperCase() });
    expect(page.status).toBe(409);
    expect(page.text).toContain('This email has an account already. Sign in instead.');
  });
});

describe('sign in', () => {
  test('a wrong password and an unknown name get the same answer', async () => {
    const { browser, form } = await openForm();
    const wrong = await browser.submit(form, { username: demoAccount.username, password: 'not this one' });
    const unknown = await browser.submit(form, { username: 'nobody@example.com', password: 'not this one' });
    for (const page of [wrong, unknown]) {
      expect(page.status).toBe(401);
      expect(page.text).toContain('The email or the password is not right.');
    }
  });

  test('after five wrong tries even the right password waits, and a quarter of an hour later it works', async () => {
    const { browser, form } = await openForm();
    const account = { ...person, username: 'throttled@example.com' };
    const fresh = await openForm({ prompt: 'create' });
    await fresh.browser.submit(fresh.form, account);
    const attempt = (password: string) => browser.submit(form, { username: account.username, password });
    const tries = await Promise.all(['1', '2', '3', '4', '5'].map((n) => attempt(`wrong ${n}`)));
    expect(tries.map((page) => page.status)).toEqual([401, 401, 401, 401, 401]);
    const waiting = await attempt(account.password);
    expect(waiting.status).toBe(429);
    expect(waiting.text).toContain('Too many tries. Wait 15 minutes and try again.');
    world.advance(15 * 60_000 + 1000);
    expect(new URL((await attempt(account.password)).url).searchParams.get('code')).toBeTruthy();
  });

  test('a right password clears the count of wrong ones', async () => {
    const account = { ...person, username: 'forgetful@example.com' };
    const fresh = await openForm({ prompt: 'create' });
    await fresh.browser.submit(fresh.form, account);
    for (let round = 0; round < 2; round += 1) {
      const { browser, form } = await openForm();
      for (let n = 0; n < 4; n += 1)
        await browser.submit(form, { username: account.username, password: 'wrong one' });
      const end = await browser.submit(form, { username: account.username, password: account.password });
      expect(new URL(end.url).searchParams.get('code')).toBeTruthy();
    }
  });

  test('another learner can sign in in the same browser; the first one stays signed in elsewhere', async () => {
    const { browser, tokens } = await signInForTokens(world);
    const form = await browser.open(beginAttempt(world, { prompt: 'login' }).url);
    const signUp = await browser.open(form.url.replace(/\/?$/, '/sign-up'));
    const end = await browser.submit(signUp, { ...person, username: 'second@example.com' });
    expect(new URL(end.url).searchParams.get('code')).toBeTruthy();
    expect((await refresh(world, tokens['refresh_token'])).status).toBe(200);
  });
});

describe('the pages are safe', () => {
  test('a form posted from another site, or without the cookie of this browser, finishes nothing', async () => {
    const { browser, form } = await openForm();
    const values = { username: demoAccount.username, password: demoAccount.password };
    const foreign = await browser.submit(form, values, { headers: { origin: 'https://evil.example' } });
    expect(foreign.status).toBe(400);
    expect(foreign.text).toContain('<h1>Start again</h1>');
    const stranger = await new PageBrowser(world.issuer).submit(form, values);
    expect(stranger.status).toBe(400);
    // The page of one visitor is not opened by the cookie of another.
    const other = await openForm();
    const mixed = await other.browser.submit(form, values);
    expect(mixed.status).toBe(400);
    // Not even when it is sent along by hand.
    const cookie = [...other.browser.cookies]
      .map(([key, { value }]) => `${key.split(' ')[0]}=${value}`)
      .join('; ');
    const forced = await fetch(`${form.url}/sign-in`, {
      method: 'POST',
      body: new URLSearchParams(values),
      headers: { cookie },
    });
    expect(forced.status).toBe(400);
  });

  test('cookies are HttpOnly, SameSite and do not reach the app on the same host', async () => {
    const response = await fetch(beginAttempt(world).url, { redirect: 'manual' });
    const cookies = response.headers.getSetCookie();
    expect(cookies.length).toBeGreaterThan(0);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/path=\/realms\/pte\//i);
      expect(cookie).toMatch(/httponly/i);
      expect(cookie).toMatch(/samesite=lax/i);
    }
  });

  test('every page forbids inline script, frames and foreign forms, and is never cached', async () => {
    const { form } = await openForm();
    const policy = form.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(form.headers.get('cache-control')).toBe('no-store');
    expect(form.text).not.toMatch(/<script>|<style|style="| on\w+="/);
  });

  test('style, script and picture are served', async () => {
    for (const [file, type] of [
      ['idp.css', 'text/css'],
      ['reveal.js', 'javascript'],
      ['mark.svg', 'image/svg+xml'],
    ] as const) {
      const response = await fetch(`${world.issuer}/static/${file}`);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toContain(type);
    }
  });

  test('an unknown address and a huge form get a page, not a stack trace', async () => {
    const { origin } = new URL(world.issuer);
    for (const address of [
      `${origin}/nothing`,
      `${origin}/%E0%A4%A`,
      `${world.issuer}/interaction/%zz`,
      `${world.issuer}/${'x'.repeat(300)}`,
    ]) {
      const nothing = await fetch(address);
      expect([address, nothing.status]).toEqual([address, 404]);
      expect(await nothing.text()).toContain('There is nothing at this address.');
    }
    const { browser, form } = await openForm();
    const huge = await browser.submit(form, { username: 'x'.repeat(20_000), password: 'y' });
    expect(huge.status).toBe(413);
    expect(huge.text).toContain('<h1>That did not work</h1>');
  });
});
