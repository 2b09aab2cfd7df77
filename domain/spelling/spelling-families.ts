/**
 * Families of words that British and American writers spell differently, as data for `national-spelling.ts`.
 * Gathered from general knowledge of both conventions; add a family here, with a case in the test.
 */

const words = (list: string): readonly string[] => list.split(' ');

/** Stems before -our / -or. The u goes before -ous, -ation, -ary and -ific in both conventions. */
export const ourStems = words(
  'arb ard arm behavi cand clam col demean endeav fav ferv flav glam harb hon hum lab misdemean neighb od parl ranc rig rum sav savi splend tum val vap vig',
);

/** Stems whose final l is doubled before -ed, -ing, -er … in British spelling only. */
export const doublingStems = words(
  'bevel cancel channel counsel dial duel equal fuel funnel grovel initial jewel label level libel marvel model panel pedal pencil quarrel rival shovel shrivel signal snorkel spiral total towel travel trial tunnel unravel',
);

/** Stems before -re / -er. */
export const centreStems = words('calib cent epicent fib lit lust meag met sab scept somb spect theat');

/** What stands before -ise in words that no convention writes with z. */
export const alwaysS = new Set(
  words(
    'advert adv anticlockw appr appra bru chast chem circumc clockw compr comprom conc cru dem desp dev disgu enterpr exc exerc expert franch improv inc lengthw lia likew mala marqu mayonna merchand otherw parad porpo pra prec prem prom repr rev superv surm surpr telev torto treat turquo',
  ),
);

/** What stands before -ize in words that no convention writes with s: assize and everything made with size. */
export const alwaysZ = new Set(
  words('ass bites caps downs fulls kings mids outs overs pockets res rights supers ups'),
);

/** Beginnings of words, British then American. The first that fits is applied; whatever follows is kept. */
export const beginnings: readonly (readonly [british: string, american: string])[] = [
  ['acknowledgement', 'acknowledgment'],
  ['aesthet', 'esthet'],
  ['anaem', 'anem'],
  ['anaesthe', 'anesthe'],
  ['archaeolog', 'archeolog'],
  ['artefact', 'artifact'],
  ['diarrhoea', 'diarrhea'],
  ['encyclopaed', 'encycloped'],
  ['enquir', 'inquir'],
  ['enrolment', 'enrollment'],
  ['foetal', 'fetal'],
  ['foetus', 'fetus'],
  ['fulfilment', 'fulfillment'],
  ['grey', 'gray'],
  ['gynaeco', 'gyneco'],
  ['haemo', 'hemo'],
  ['instalment', 'installment'],
  ['jewellery', 'jewelry'],
  ['judgement', 'judgment'],
  ['leukaem', 'leukem'],
  ['likeable', 'likable'],
  ['manoeuvre', 'maneuver'],
  ['manoeuvr', 'maneuver'],
  ['marvellous', 'marvelous'],
  ['mediaeval', 'medieval'],
  ['moustache', 'mustache'],
  ['oesophag', 'esophag'],
  ['oestrogen', 'estrogen'],
  ['omelette', 'omelet'],
  ['orthopaed', 'orthoped'],
  ['paediatr', 'pediatr'],
  ['palaeo', 'paleo'],
  ['plough', 'plow'],
  ['sceptic', 'skeptic'],
  ['sizeable', 'sizable'],
  ['skilful', 'skillful'],
  ['smoulder', 'smolder'],
  ['sulph', 'sulf'],
  ['wilful', 'willful'],
  ['woollen', 'woolen'],
  ['yoghurt', 'yogurt'],
];

/** Whole words that share no ending rule, British then American. */
export const wholeWords: ReadonlyMap<string, string> = new Map([
  ['ageing', 'aging'],
  ['analogue', 'analog'],
  ['appal', 'appall'],
  ['catalogue', 'catalog'],
  ['catalogued', 'cataloged'],
  ['catalogues', 'catalogs'],
  ['cataloguing', 'cataloging'],
  ['cosy', 'cozy'],
  ['dialogue', 'dialog'],
  ['dialogues', 'dialogs'],
  ['disc', 'disk'],
  ['discs', 'disks'],
  ['distil', 'distill'],
  ['distils', 'distills'],
  ['enrol', 'enroll'],
  ['enrols', 'enrolls'],
  ['fulfil', 'fulfill'],
  ['fulfils', 'fulfills'],
  ['instil', 'instill'],
  ['instils', 'instills'],
  ['monologue', 'monolog'],
  ['mould', 'mold'],
  ['moulded', 'molded'],
  ['moulding', 'molding'],
  ['moulds', 'molds'],
  ['mouldy', 'moldy'],
  ['pyjamas', 'pajamas'],
  ['programme', 'program'],
  ['programmes', 'programs'],
]);
