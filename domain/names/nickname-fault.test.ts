import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { nicknameFault } from './nickname-fault.ts';

const staff = 'This looks like a name of the people who run Passage. Choose another name.';

it.each([
  'admin', 'Admin', 'ADMIN', 'аdmin', 'АДМIN', 'adm1n', '4dm1n', '@dmin', 'a d m i n', 'a.d.m.i.n', 'ad-min', 'a\u200Bdmin', 'ad\u0336min',
  'ádmïn', 'ａｄｍｉｎ', '𝓪𝓭𝓶𝓲𝓷', 'ⓐⓓⓜⓘⓝ', '🅰🅳🅼🅸🅽', '🇦🇩🇲🇮🇳', 'ᴀᴅᴍɪɴ', 'ΑDΜΙΝ', 'adrnin', 'admmin', 'admin1', '007admin', 'admin_2026',
  'xx admin xx', 'Ali (moderator)', 'the real admin', 'adminTeam', 'SiteAdministrator', 'Super Admin', 'M0derator', 'админ', 'Модератор',
  'Passage', 'Passage support', 'Pаssаge', 'P4ss4ge', 'PASSAGE_TEAM', 'p a s s a g e', 'passage.official', 'thePassageApp', 'Passsage',
  'Support', 'Suррort', '5upp0rt', 'Support Team', 'Official', 'Customer Service', 'staff', 'mod', 'help centre', 'ادمین', '管理员', '客服', 'एडमिन',
])('takes %s for a name of staff', (name) => expect(nicknameFault(name)).toBe(staff)); // prettier-ignore

it.each([
  'Ana', 'Ahmad Minhaj', 'AhmadMinhaj', 'Badminton fan', 'badminton4ever', 'Sara Support', 'Official Sara', 'Team Tehran', 'Modi', 'Modesty', 'Helpful Bee',
  'Joe Root', 'Pass the test', 'Ageless', 'Mohammad', 'Staffan', 'Tomás', 'Нина', 'Дмитрий', 'Αθηνά', '李雷', 'علی‌رضا', 'שָׁלוֹם', 'श्रीनिवास', 'น้ำผึ้ง',
  'Nguyễn Thị Hồng', '김민수', 'さくら', '👩🏽‍🚀 Zoe', '🇮🇷 Sara', 'n0', 'IELTS 8.5', '2026',
])('takes %s for a name of a learner', (name) => expect(nicknameFault(name)).toBeNull()); // prettier-ignore

it.each([
  ['', 'A nickname needs letters that can be seen.'],
  ['\u200B\u202E\u3164', 'A nickname needs letters that can be seen.'],
  ['A\u200B', 'A nickname has 2 to 30 characters. This one has 1.'],
  ['x'.repeat(31), 'A nickname has 2 to 30 characters. This one has 31.'],
  [
    'ana\u200B@example.com',
    'This looks like an e-mail address. Everybody can see a nickname: choose another name.',
  ],
])('refuses %j and says why', (name, why) => expect(nicknameFault(name)).toBe(why));

const disguises: Readonly<Record<string, readonly string[]>> = {
  a: ['a', 'A', 'а', 'α', '@', '4', 'á', 'ａ', '𝐚', 'ᴀ'],
  d: ['d', 'D', 'ԁ', 'ⓓ', 'ᴅ'],
  m: ['m', 'M', 'м', 'М', 'ᴍ', 'rn', '𝗺'],
  i: ['i', 'I', 'і', '1', 'l', '!', '|', 'ı', 'Ι'],
  n: ['n', 'N', 'п', 'Ν', 'ñ', 'ｎ'],
};
const gaps = ['', '', '\u200B', ' ', '.', '_', '\u0336', '\u202E'];

it('finds a name of staff under any mixture of look-alikes and gaps', () => {
  const letter = (latin: string) =>
    fc
      .tuple(fc.constantFrom(...(disguises[latin] ?? [])), fc.constantFrom(...gaps))
      .map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.tuple(...Array.from('admin', letter)), (letters) => {
      expect(nicknameFault(letters.join(''))).toBe(staff);
    }),
    { numRuns: 2_000 },
  );
});
