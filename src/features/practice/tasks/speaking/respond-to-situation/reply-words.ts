import type { Advice } from '#features/practice/task-frame/advice.ts';
import type { SpeechEvidence } from '#contract/entities/speech-evidence.ts';
import type { ItemOf } from '#contract/items/bank-item.ts';

type Reply = NonNullable<SpeechEvidence['reply']>;
type Act = Reply['acts'][number]['act'];
type Register = ItemOf<'RTS'>['register'];

/** What a reply does, as a learner would say it, and how it is done. */
const acts: Readonly<Record<Act, { readonly name: string; readonly advice: Advice }>> = {
  request: {
    name: 'Ask for something',
    advice: 'Ask for what you need: "Could you please" or "Would it be possible to".',
  },
  apology: { name: 'Say sorry', advice: 'Say sorry early: "I am really sorry" and for what.' },
  thanks: { name: 'Say thank you', advice: 'Say thank you, and for what: "Thank you for inviting me".' },
  reason: { name: 'Give a reason', advice: 'Give a reason: "because", and one sentence on what happened.' },
  offer: { name: 'Offer something', advice: 'Offer something that helps: "I can" or "Shall I", and what.' },
  refusal: { name: 'Say no politely', advice: 'Say no politely: "I am afraid I cannot", and then why.' },
  advice: { name: 'Give advice', advice: 'Give advice: "If I were you, I would" or "You could".' },
  invitation: {
    name: 'Invite',
    advice: 'Invite the person: "Would you like to join us", with when and where.',
  },
};

export const actName = (act: Act): string => acts[act].name;
export const actAdvice = (act: Act): Advice => acts[act].advice;

const tones: Readonly<Record<Reply['tone'], { readonly name: string; readonly advice: Advice | null }>> = {
  fits: { name: 'It fits', advice: null },
  rude: {
    name: 'Some words are rude',
    advice: 'Stay polite, even when you are angry: say what happened and what you need.',
  },
  'too-casual': {
    name: 'Too casual',
    advice: 'Leave out words for close friends: this person expects polite, whole sentences.',
  },
  'too-formal': {
    name: 'Too formal',
    advice: 'Speak as friends do: short forms and plain words sound warmer here.',
  },
  blunt: {
    name: 'Too direct',
    advice: 'Make it softer: "Could you please", "I am afraid", "Would it be possible".',
  },
};

export const toneName = (tone: Reply['tone']): string => tones[tone].name;
export const toneAdvice = (tone: Reply['tone']): Advice | null => tones[tone].advice;

const registers = {
  formal: 'Polite and formal',
  neutral: 'Polite, not stiff',
  informal: 'Friendly, as you speak with people you know well',
} as const satisfies Record<Register, string>;

export const registerName = (register: Register): string => registers[register];
