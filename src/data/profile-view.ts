import type { ProfileDto, ProfilePatch } from '#contract/entities/profile.ts';
import type { ProfileRow } from './rows.ts';

/** What is true of a learner before anything is known of them. */
export function freshProfile(userId: string): ProfileRow {
  return {
    userId,
    pteType: 'ACADEMIC',
    language: 'EN',
    firstName: '',
    lastName: '',
    nickname: '',
    shadow: null,
  };
}

/** The view with one more change of the learner on top. */
export function withPatch(row: ProfileRow, patch: ProfilePatch): ProfileRow {
  return {
    ...row,
    pteType: patch.pteType ?? row.pteType,
    language: patch.language ?? row.language,
    firstName: patch.firstName ?? row.firstName,
    lastName: patch.lastName ?? row.lastName,
    nickname: patch.nickname ?? row.nickname,
  };
}

/** The view when nothing waits: what the server last said. */
export function fromShadow(row: ProfileRow, value: ProfileDto, version: number): ProfileRow {
  const { pteType, language, firstName, lastName, nickname } = value;
  return { ...row, pteType, language, firstName, lastName, nickname, shadow: { version, value } };
}
