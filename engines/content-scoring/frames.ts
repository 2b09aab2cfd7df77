import { stemmedWords } from '#domain/words/content-words.ts';
import { isContentWord } from '#domain/words/is-content-word.ts';
import type { Span } from './copied.ts';
import { isMemorised } from './memorised.ts';
import { stem } from '#domain/words/stem.ts';

/**
 * Words of which ready-made essays are built round any topic. A sentence of nothing else, but for the topic itself, is a frame with
 * a slot: `there are many reasons why X is important for our society`. Collected from general knowledge; no site was copied.
 */
const ofFrames = new Set(
  'advantage disadvantage benefit beneficial merit demerit drawback pros cons positive negative impact effect influence aspect side sides point view viewpoint perspective standpoint argument argue opinion believe belief feel thought idea topic issue matter subject question statement debate debatable discuss discussion controversy controversial concern essay paragraph example instance cite illustrate evidence evident research researcher study survey statistics data conduct university renowned famous reputed prestigious show prove proven reveal indicate suggest recent recently past present today nowadays modern contemporary era world globe global age century time year day life live lives living society social community nation national country government authority individual public people humans mankind person everyone everybody majority minority many numerous various several different certain various plenty myriad plethora number role vital crucial pivotal important importance essential significant significantly necessary key major main paramount prominent notable primary common widespread popular hot great good bad better best worse worst big large huge high increase increasing decrease rapid rapidly grow growth growing change changing develop development developing advance advancement technology science innovation progress improve improvement lead result cause consequence consequently produce bring provide give offer help allow enable make contribute play affect ensure consider consideration account mind ignore deny denial overlook neglect doubt undeniable irrefutable fact truth true clear clearly obvious crystal evidently hold opposite opposing contrary hand begin beginning start commence start conclude conclusion conclusive sum summarise summarize summary recapitulate nutshell final overall all-in-all analyse analysis examine explore explain explanation elaborate outline mention describe shed light delve relevant suitable appropriate proper necessary stringent measure step action regard respect solution solve problem challenge difficulty difficult easy possible way manner method extent degree level standard quality value aware awareness attention focus field sphere sector area part whole entire complete strong strongly firm firmly personal personally agree disagree support favour favor oppose against claim state assert opine outweigh overshadow balance balanced control properly careful carefully wisely future forthcoming upcoming following ahead enjoy get gain obtain achieve success successful become remain keep continue face deal tackle suffer suffering developing developed walk walks background coin double-edged sword blessing curse boon bane firstly secondly thirdly lastly addition furthermore moreover besides therefore hence thus reason sake order general generally wide widely increasingly basis daily routine need needs demand require due owing thing lot ample mainstream conspicuous preponderant prevailing comprehensive undoubtedly gainsay above-mentioned aforementioned aforesaid preceding'
    .split(' ')
    .map(stem),
);

/** Openings and turns by which a frame is known; alone they are plain English. */
const turns = [
  'in (this|the|today\'?s|our) \\w+ (era|world|age|society|century)', 'nowadays', 'in recent (years|times)', '(topic|issue|matter|question|idea|concept|subject|phenomenon) of',
  '(while|whereas|although) (some|many|others|certain)', '(some|many|certain) (people|individuals|others)? ?(believe|think|argue|claim|opine|say|feel|hold)', 'others (hold|believe|think|argue|claim|say|feel|opine)', '(this|my|the) essay', 'both (sides|views|aspects|perspectives|opinions)',
  'to (begin|start|commence) with', '(first and foremost|first of all|firstly|secondly|thirdly|lastly|furthermore|moreover|in addition|additionally|besides this)', 'on the (one|other|contrary|flip) ?(hand|side)?', '(another|the) (main|major|key|primary|important|significant|biggest|most \\w+)? ?(reason|advantage|benefit|disadvantage|drawback|point|argument|factor|aspect|one) (is|of|in|behind|why)',
  'there (are|is) (also )?(many|numerous|several|various|some|a number of|a lot of|plenty of|multiple|certain|no|a few)', '(for|to) (instance|example|cite|illustrate|exemplify)', '(a|one|the|recent|according to a) (recent )?(study|survey|research|report)', '(plays?|played|playing) (a|an) \\w+ (role|part)', '(has|have|had) (many|both|its|their|several|numerous|various|some|a) ',
  '(therefore|hence|thus|consequently|as a result)', 'it (is|can|could|has|would|may) (be |been |also )?(clear|clearly|evident|obvious|said|seen|concluded|argued|believed|noted|true|undeniable|proven|important|essential|necessary)', '(lead|leads|led) to (many|various|several|numerous|serious|a)', '(in|to) (conclusion|conclude|summary|sum|summarise|summarize|brief|nutshell)|overall|all in all|finally',
  '(in|from) my (opinion|view|point|perspective|personal)', 'i (strongly |firmly |completely |personally |totally |partly |partially )?(believe|agree|disagree|think|feel|opine|am of)', 'outweighs?|overshadows?', '(government|governments|authorities|society|individuals|everyone|we) \\w*(and \\w+ )?(should|must|need|ought|has|have)', 'should (also )?(be|take|make|work|consider)', 'should not be (ignored|neglected|overlooked|forgotten)',
  'without (any )?(doubt|a doubt)|undoubtedly|needless to say', '(positive|negative) (impact|effect|influence|side|aspect)', '(most|all) of (the )?(people|us|them)', 'in the (future|long run|near future|coming)', 'when it comes to', 'as far as', 'with (regard|respect) to', 'not only', 'due to', 'because of', 'important (for|to|in|part|role|thing|because)', 'the (importance|significance|role|impact|effect|advantages|disadvantages|benefits|drawbacks|merits|demerits|use|number|development|lack|problem) of',
]; // prettier-ignore
const turn = new RegExp(`\\b(?:${turns.map((one) => one.replaceAll(' ', '[\\s,]+')).join('|')})`, 'iu');

/** So often at least the words of the slot stand in a text, and at most so many words make it up. */
const fewestInSlot = 4;
const mostInSlot = 4;
/** Content words of its own that a frame may have. */
const mostOwn = 2;

/**
 * Sentences made of a frame with the topic in its slot. The slot is what the text itself names most often. Nothing when fewer than
 * half of the sentences are like that: everybody writes some. All sentences where the words around the slot are about nothing.
 */
export function framesIn(text: string): readonly Span[] {
  const sentences = Array.from(text.matchAll(/[^.!?\n]+[.!?]*/gu), (match) => ({
    start: match.index + (match[0].length - match[0].trimStart().length),
    end: match.index + match[0].trimEnd().length,
    words: stemmedWords(match[0]),
    text: match[0],
  })).filter(({ words }) => words.length >= 4);
  if (isMemorised(sentences)) return sentences.map(({ start, end }) => ({ start, end }));
  const counts = new Map<string, number>();
  for (const { words } of sentences)
    for (const { lower, stem: root } of words)
      if (isContentWord(lower) && !ofFrames.has(root)) counts.set(root, (counts.get(root) ?? 0) + 1);
  const slot = new Set(
    [...counts]
      .filter(([, count]) => count >= fewestInSlot)
      .toSorted((a, b) => b[1] - a[1])
      .slice(0, mostInSlot)
      .map(([root]) => root),
  );
  const frames = sentences.filter(({ words, text: sentence }) => {
    const own = words.filter(
      ({ lower, stem: root }) => isContentWord(lower) && !ofFrames.has(root) && !slot.has(root),
    );
    return own.length <= mostOwn && turn.test(sentence);
  });
  return frames.length * 2 >= sentences.length ? frames.map(({ start, end }) => ({ start, end })) : [];
}
