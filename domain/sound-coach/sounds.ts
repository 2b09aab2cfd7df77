/** A sound of English as a learner meets it: an example, how it is made, and words to practise it with. */
export interface SoundGuide {
  /** A word with the sound, its letters between `*`: `*th*ink`. */
  readonly example: string;
  readonly tip: string;
  readonly words: readonly string[];
}

/** By ARPAbet phone. Our own text; the words are common and have the sound at different places. */
export const soundGuides: Readonly<Record<string, SoundGuide>> = {
  AA: { example: 'f*a*ther', tip: 'Open your mouth wide and keep your tongue low.', words: ['father', 'calm', 'heart', 'problem', 'dark'] },
  AE: { example: 'c*a*t', tip: 'Open your mouth wide, with the tongue low at the front.', words: ['cat', 'happen', 'plan', 'family', 'language'] },
  AH: { example: 'c*u*p', tip: 'Keep it short, with a relaxed mouth.', words: ['cup', 'number', 'money', 'study', 'enough'] },
  AO: { example: 'l*a*w', tip: 'Round your lips and make it long.', words: ['law', 'thought', 'more', 'cause', 'important'] },
  AW: { example: 'n*ow*', tip: 'Begin wide open and end with round lips.', words: ['now', 'house', 'about', 'council', 'amount'] },
  AY: { example: 't*i*me', tip: 'Begin wide open and glide up to "ee".', words: ['time', 'high', 'design', 'provide', 'climate'] },
  B: { example: '*b*ook', tip: 'Close your lips and let your voice sound as they open.', words: ['book', 'able', 'job', 'above', 'problem'] },
  CH: { example: '*ch*eap', tip: 'Begin with a "t" and let it hiss.', words: ['cheap', 'teacher', 'which', 'nature', 'research'] },
  D: { example: '*d*ay', tip: 'Touch the ridge behind your teeth, with voice.', words: ['day', 'under', 'need', 'modern', 'decide'] },
  DH: { example: '*th*is', tip: 'Put the tip of your tongue between your teeth and use your voice.', words: ['this', 'other', 'although', 'weather', 'breathe'] },
  EH: { example: 'b*e*d', tip: 'Keep it short, with the mouth half open.', words: ['bed', 'many', 'question', 'measure', 'method'] },
  ER: { example: 'w*or*k', tip: 'Keep your tongue in the middle; American speakers curl it back.', words: ['work', 'learn', 'first', 'research', 'world'] },
  EY: { example: 'd*ay*', tip: 'Begin with "e" and glide up to "ee".', words: ['day', 'change', 'weight', 'explain', 'nature'] },
  F: { example: '*f*ood', tip: 'Touch your lower lip with your upper teeth and blow.', words: ['food', 'office', 'laugh', 'physics', 'enough'] },
  G: { example: '*g*o', tip: 'Close the back of your tongue and let your voice sound.', words: ['go', 'again', 'big', 'degree', 'language'] },
  HH: { example: '*h*ouse', tip: 'Just breathe out before the vowel.', words: ['house', 'behind', 'whole', 'health', 'perhaps'] },
  IH: { example: 's*i*t', tip: 'Shorter and more relaxed than "ee".', words: ['sit', 'build', 'system', 'women', 'business'] },
  IY: { example: 's*ee*', tip: 'Make it long, with lips spread.', words: ['see', 'people', 'increase', 'believe', 'machine'] },
  JH: { example: '*j*ob', tip: 'Begin with a "d" and let it buzz.', words: ['job', 'major', 'age', 'subject', 'knowledge'] },
  K: { example: '*k*ey', tip: 'Close the back of your tongue and let it go with a puff of air.', words: ['key', 'school', 'back', 'account', 'technique'] },
  L: { example: '*l*ate', tip: 'Touch the ridge behind your teeth and let the air pass at the sides.', words: ['late', 'color', 'feel', 'public', 'level'] },
  M: { example: '*m*an', tip: 'Close your lips and hum.', words: ['man', 'summer', 'time', 'example', 'system'] },
  N: { example: '*n*o', tip: 'Touch the ridge behind your teeth and hum.', words: ['no', 'many', 'plan', 'know', 'opinion'] },
  NG: { example: 'si*ng*', tip: 'Hum with the back of your tongue up; no "g" after it.', words: ['sing', 'long', 'among', 'morning', 'young'] },
  OW: { example: 'g*o*', tip: 'Begin in the middle and end with round lips.', words: ['go', 'home', 'although', 'growth', 'program'] },
  OY: { example: 'b*oy*', tip: 'Begin with round lips and glide up to "ee".', words: ['boy', 'point', 'avoid', 'employ', 'noise'] },
  P: { example: '*p*en', tip: 'Close your lips and let them go with a puff of air.', words: ['pen', 'happy', 'stop', 'support', 'develop'] },
  R: { example: '*r*ight', tip: 'Curl the tip of your tongue back and touch nothing with it.', words: ['right', 'write', 'area', 'wrong', 'program'] },
  S: { example: '*s*ee', tip: 'Hiss behind your teeth, without voice.', words: ['see', 'science', 'class', 'process', 'necessary'] },
  SH: { example: '*sh*e', tip: 'Round your lips a little and hiss further back than for "s".', words: ['she', 'nation', 'wish', 'social', 'machine'] },
  T: { example: '*t*en', tip: 'Touch the ridge behind your teeth and let it go with a puff of air.', words: ['ten', 'letter', 'first', 'protect', 'attention'] },
  TH: { example: '*th*ink', tip: 'Put the tip of your tongue between your teeth and blow, without voice.', words: ['think', 'method', 'health', 'author', 'growth'] },
  UH: { example: 'b*oo*k', tip: 'Short, with lips a little round.', words: ['book', 'could', 'full', 'put', 'woman'] },
  UW: { example: 'f*oo*d', tip: 'Make it long, with round lips.', words: ['food', 'move', 'through', 'group', 'solution'] },
  V: { example: '*v*ery', tip: 'Touch your lower lip with your upper teeth and use your voice.', words: ['very', 'over', 'give', 'value', 'believe'] },
  W: { example: '*w*e', tip: 'Begin with tightly rounded lips; the teeth touch nothing.', words: ['we', 'quick', 'away', 'world', 'language'] },
  Y: { example: '*y*es', tip: 'Begin as for "ee" and move on at once.', words: ['yes', 'use', 'year', 'music', 'opinion'] },
  Z: { example: '*z*oo', tip: 'Like "s", with your voice.', words: ['zoo', 'reason', 'use', 'always', 'design'] },
  ZH: { example: 'mea*s*ure', tip: 'Like "sh", with your voice.', words: ['measure', 'usually', 'decision', 'pleasure', 'vision'] },
}; // prettier-ignore
