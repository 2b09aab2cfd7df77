/** Words that say nothing about a topic. */
const empty = new Set(
  'a an the this that these those and or but nor so yet if because although though while whereas unless since until when where why how what which who whom whose of in on at by for with from into onto about against between among through during before after above below to up down out off over under again further then once here there all any both each few more most other some such no not only own same than too very can could will would shall should may might must be am is are was were been being have has had having do does did doing i me my myself we us our ours you your yours he him his she her hers it its they them their theirs one ones also just even still already however therefore moreover furthermore thus hence as like much many lot lots every another either neither get got make made take took give given go goes went come came say said use used using thing things way ways people person time first second third finally example instance well now really quite rather often always usually sometimes never ever something anything nothing everything someone anyone everyone want need know think believe opinion conclusion addition fact view agree disagree discuss extent reasons reason some others because etc let us im dont'.split(
    ' ',
  ),
);

/** Whether a word (lower case) says something about a topic: names of things and numbers do, function words do not. */
export function isContentWord(lower: string): boolean {
  return !empty.has(lower) && (lower.length > 2 || /^\d/u.test(lower));
}
