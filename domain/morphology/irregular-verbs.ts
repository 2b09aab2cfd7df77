/** Verbs whose past or participle is not made with -ed: base, past, participle. From general knowledge of English. */
const table = `arise arose arisen|awake awoke awoken|be was been|bear bore borne|beat beat beaten|become became become|begin began begun|bend bent bent|bet bet bet|bind bound bound|bite bit bitten|bleed bled bled|blow blew blown|break broke broken|breed bred bred|bring brought brought|broadcast broadcast broadcast|build built built|burst burst burst|buy bought bought|cast cast cast|catch caught caught|choose chose chosen|cling clung clung|come came come|cost cost cost|creep crept crept|cut cut cut|deal dealt dealt|dig dug dug|do did done|draw drew drawn|drink drank drunk|drive drove driven|eat ate eaten|fall fell fallen|feed fed fed|feel felt felt|fight fought fought|find found found|flee fled fled|fling flung flung|fly flew flown|forbid forbade forbidden|forecast forecast forecast|foresee foresaw foreseen|forget forgot forgotten|forgive forgave forgiven|freeze froze frozen|get got got|give gave given|go went gone|grind ground ground|grow grew grown|hang hung hung|have had had|hear heard heard|hide hid hidden|hit hit hit|hold held held|hurt hurt hurt|keep kept kept|know knew known|lay laid laid|lead led led|leave left left|lend lent lent|let let let|lie lay lain|light lit lit|lose lost lost|make made made|mean meant meant|meet met met|mislead misled misled|mistake mistook mistaken|misunderstand misunderstood misunderstood|outgrow outgrew outgrown|overcome overcame overcome|overtake overtook overtaken|pay paid paid|put put put|quit quit quit|read read read|rebuild rebuilt rebuilt|rewrite rewrote rewritten|ride rode ridden|ring rang rung|rise rose risen|run ran run|say said said|see saw seen|seek sought sought|sell sold sold|send sent sent|set set set|shake shook shaken|shed shed shed|shine shone shone|shoot shot shot|show showed shown|shrink shrank shrunk|shut shut shut|sing sang sung|sink sank sunk|sit sat sat|sleep slept slept|slide slid slid|speak spoke spoken|spend spent spent|spin spun spun|split split split|spread spread spread|spring sprang sprung|stand stood stood|steal stole stolen|stick stuck stuck|sting stung stung|strike struck struck|strive strove striven|swear swore sworn|sweep swept swept|swim swam swum|swing swung swung|take took taken|teach taught taught|tear tore torn|tell told told|think thought thought|throw threw thrown|thrust thrust thrust|slit slit slit|bid bid bid|knit knit knit|rid rid rid|recast recast recast|typeset typeset typeset|offset offset offset|reset reset reset|input input input|output output output|retell retold retold|resell resold resold|rethink rethought rethought|remake remade remade|repay repaid repaid|redo redid redone|unwind unwound unwound|oversee oversaw overseen|override overrode overridden|overrun overran overrun|overthrow overthrew overthrown|overhear overheard overheard|outdo outdid outdone|withhold withheld withheld|spit spat spat|slay slew slain|stride strode stridden|undergo underwent undergone|understand understood understood|undertake undertook undertaken|uphold upheld upheld|upset upset upset|wake woke woken|wear wore worn|weave wove woven|weep wept wept|win won won|wind wound wound|withdraw withdrew withdrawn|withstand withstood withstood|write wrote written`;

export interface IrregularVerb {
  readonly base: string;
  readonly past: string;
  readonly participle: string;
}

export const irregularVerbs: readonly IrregularVerb[] = table.split('|').map((row) => {
  const [base = '', past = '', participle = ''] = row.split(' ');
  return { base, past, participle };
});

/** Second pasts and participles that are as good as those of the table (burned/burnt, got/gotten). */
export const otherPasts: readonly IrregularVerb[] =
  'burn burnt burnt|dream dreamt dreamt|dwell dwelt dwelt|get got gotten|kneel knelt knelt|lean leant leant|leap leapt leapt|learn learnt learnt|prove proved proven|smell smelt smelt|spell spelt spelt|spill spilt spilt|spoil spoilt spoilt|show showed showed|sew sewed sewn|sow sowed sown|swell swelled swollen|be were been'
    .split('|')
    .map((row) => {
      const [base = '', past = '', participle = ''] = row.split(' ');
      return { base, past, participle };
    });
