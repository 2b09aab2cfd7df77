/** The name of this installation, kept where it survives the loss of the database: so that a loss can be noticed. */
export interface DeviceMark {
  /** `null`: there is none, or it is lost as well. */
  read(): string | null;
  write(clientId: string): void;
}

const name = 'passage-device';
/** The longest that browsers keep a cookie. */
const keptSeconds = 400 * 24 * 60 * 60;

/**
 * In a cookie: browsers that clear databases for want of room leave cookies alone. (Safari clears both after a week
 * without a visit; there the loss cannot be noticed.)
 */
export function createDeviceMark(page: Document): DeviceMark {
  return {
    read() {
      const entry = page.cookie.split('; ').find((each) => each.startsWith(`${name}=`));
      const value = entry?.slice(name.length + 1) ?? '';
      return /^[0-9a-f-]{36}$/.test(value) ? value : null;
    },
    write(clientId) {
      const secure = page.location.protocol === 'https:' ? '; Secure' : '';
      page.cookie = `${name}=${clientId}; Max-Age=${keptSeconds}; Path=/; SameSite=Lax${secure}`;
    },
  };
}
