import { avatarHash, type ProfileDto } from '#contract/entities/profile.ts';
import type { KindRule } from './kind-rule.ts';

/** What is true of a learner before anything is known of them. */
export const unknownLearner: ProfileDto = {
  id: '', firstName: '', lastName: '', username: '', nickname: '', avatar: null, pteType: 'ACADEMIC', language: 'EN',
  status: 'TRIAL', version: 0, shareAnswers: null,
}; // prettier-ignore

/** The fields that a patch names. */
const named = (patch: object): Partial<ProfileDto> =>
  Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));

export const profile: KindRule<'profile'> = {
  isSingle: true,
  ops: {
    'profile.set': {
      key: () => 'profile',
      holds: (value, patch) =>
        value !== null &&
        Object.entries(named(patch)).every(([field, wanted]) => value[field as keyof ProfileDto] === wanted),
      blobKeys: ({ avatar }) => (avatar ? [avatarHash(avatar)] : []),
      merge: (older, newer) => ({ ...older, ...newer }),
      apply: (value, patch) => ({ ...(value ?? unknownLearner), ...named(patch) }),
    },
  },
  group: () => 'all',
  at: () => 0,
};
