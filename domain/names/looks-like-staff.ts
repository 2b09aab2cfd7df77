import { skeletonOf } from './skeleton.ts';

/** The word in a skeleton, each letter once or more often. */
const stretched = (word: string): string =>
  Array.from(skeletonOf(word).replace(/(.)\1+/gu, '$1'), (letter) => `${letter}+`).join('');

const brand = new RegExp(stretched('passage'), 'u');

/** Words that make a name one of staff wherever they stand in it. */
const offices = [
  'admin', 'admins', 'administrator', 'administration', 'sysadmin', 'moderator', 'moderators', 'webmaster', 'helpdesk',
  'administrador', 'administrateur', 'amministratore', 'moderador', 'modérateur', 'moderatore', 'yönetici', 'quản trị viên',
  'админ', 'администратор', 'модератор', 'ادمین', 'أدمن', 'پشتیبانی', 'एडमिन', 'व्यवस्थापक', 'แอดมิน',
  '管理员', '系统管理员', '管理員', '管理者', '管理人', '客服', '运营', '運営', '관리자', '운영자', 'אדמין',
]; // prettier-ignore

/** Words that are staff only where nothing else is in the name: "Support" is, "Sara Support" may be called so. */
const services = [
  'support', 'staff', 'official', 'mod', 'mods', 'help', 'help center', 'help centre', 'service', 'customer service', 'customer care',
  'system', 'owner', 'operator', 'soporte', 'assistance', 'поддержка', 'الدعم', 'مدیر', 'مدير',
]; // prettier-ignore

/** Words that say nothing by themselves. */
const fillers = [
  'the',
  'real',
  'your',
  'our',
  'of',
  'from',
  'at',
  'team',
  'account',
  'app',
  'site',
  'web',
  'super',
  'pte',
  'chat',
];

const anyOf = (words: readonly string[]) => [...new Set(words.map(stretched))].join('|');
const office = anyOf(offices);
const any = `(?:${office}|${anyOf(services)}|${anyOf(fillers)})`;
const onlyStaff = new RegExp(`^${any}*(?:${office}|${anyOf(services)})${any}*$`, 'u');
const isOffice = new RegExp(`^${any}*(?:${office})${any}*$`, 'u');

/** The skeletons of a text: digits at its ends may be a number, or letters that it wants to look like. */
function skeletonsOf(text: string): string[] {
  const bare = text.replace(/^[\p{Nd}\s_.-]+|[\p{Nd}\s_.-]+$/gu, '');
  return [...new Set([skeletonOf(text), skeletonOf(bare)])];
}

/**
 * Whether a name could be taken for one of the people who run Passage: the product's name anywhere in it, an office as one of its words,
 * or nothing but a service. Look-alike letters, digits, gaps and accents do not hide it. `name`: no longer than a nickname may be, since
 * the patterns take much longer with each letter.
 */
export function looksLikeStaff(name: string): boolean {
  const whole = skeletonsOf(name);
  if (whole.some((skeleton) => brand.test(skeleton) || onlyStaff.test(skeleton))) return true;
  const words = name.split(/[\p{Z}\p{Pc}\p{Pd}\p{Ps}\p{Pe}.,:;/\\*~•·+#&]+|(?<=\p{Ll})(?=\p{Lu})/u);
  return words.some((word) => skeletonsOf(word).some((skeleton) => isOffice.test(skeleton)));
}
