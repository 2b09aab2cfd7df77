import { stem } from '#domain/words/stem.ts';

/**
 * Sides that a thing can be on, one pair a line. Ours, by hand: what the pairs of opposites of the word vectors lack. Words of several
 * senses (`light`, `right`, `kind`) are left out.
 */
const pairs = [
  'rise increase grow climb soar expand raise boost growth|fall drop decrease decline shrink reduce cut reduction lower diminish',
  'more|less fewer',
  'most many majority|few minority little',
  'always usually often frequently constantly|never seldom rarely hardly',
  'everybody everyone all|nobody none',
  'help support assist encourage promote favour|harm hinder oppose discourage prevent hamper block',
  'cause create lead produce trigger|prevent avoid stop',
  'useful helpful beneficial good valuable|useless harmful bad worthless dangerous pointless',
  'benefit advantage strength profit|harm damage drawback disadvantage weakness loss',
  'safe harmless|dangerous harmful risky unsafe',
  'allow permit accept let welcome|forbid ban prohibit reject refuse',
  'protect preserve save rescue conserve|destroy threaten waste damage endanger ruin',
  'improve strengthen enhance better|worsen weaken deteriorate damage worse',
  'cheap affordable inexpensive|expensive',
  'easy simple|difficult hard complicated complex',
  'early sooner before|late later after',
  'fast quick rapid|slow gradual',
  'success succeed win|failure fail lose',
  'start begin open launch|end stop finish close abandon',
  'remember|forget',
  'attract|repel deter',
  'like love enjoy prefer|dislike hate avoid',
  'quiet silent calm|noisy loud',
  'full crowded packed|empty deserted',
  'rich wealthy|poor',
  'old ancient traditional|new modern recent',
  'strong powerful|weak feeble',
  'long lengthy|short brief',
  'large big huge great enormous|small little tiny',
  'high tall|low',
  'hot warm heat|cold cool',
  'wet|dry',
  'rural countryside|urban city',
  'natural|artificial',
  'private|public',
  'inside indoors|outside outdoors',
  'together united|apart divided separate',
  'agree|disagree',
  'include contain|exclude lack',
  'build construct|demolish destroy',
  'certain sure clear|uncertain doubtful unclear',
  'common frequent widespread|rare uncommon scarce',
  'enough plenty abundant|scarce insufficient shortage',
  'successful effective efficient|unsuccessful ineffective inefficient',
  'popular|unpopular',
  'careful cautious|careless reckless',
  'confirm prove|disprove refute',
  'true correct accurate|false wrong myth inaccurate',
  'major important essential crucial|minor unimportant trivial unnecessary',
  'same similar alike|different',
  'continue remain|stop',
  'clean pure|dirty polluted',
  'arrive|depart',
  'save|spend waste',
  'happy glad satisfied|unhappy sad dissatisfied',
  'permanent lasting|temporary',
  'male|female',
  'north|south',
  'east|west',
  'winter|summer',
  'night|day',
] as const;

const sides = new Map<string, { readonly line: number; readonly side: number }[]>();
pairs.forEach((line, number) =>
  line.split('|').forEach((words, side) => {
    for (const word of words.split(' ')) {
      const key = stem(word);
      sides.set(key, [...(sides.get(key) ?? []), { line: number, side }]);
    }
  }),
);

/** Whether two stems stand on two sides of the same thing. */
export function areOppositeStems(a: string, b: string): boolean {
  const [first, second] = [sides.get(a), sides.get(b)];
  if (first === undefined || second === undefined) return false;
  return first.some((one) => second.some(({ line, side }) => line === one.line && side !== one.side));
}
