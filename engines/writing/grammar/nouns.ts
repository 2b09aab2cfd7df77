const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Nouns that are not counted in any usual sense: no plural, no `a`, no `many`. */
export const uncountable = words(
  'information advice knowledge equipment furniture homework housework luggage baggage traffic pollution software hardware evidence progress feedback happiness weather news money electricity transportation unemployment poverty literacy violence clothing machinery jewellery jewelry scenery research vocabulary-building patience courage wisdom wealth sunshine rubbish garbage employment childcare healthcare tourism vandalism globalization globalisation urbanization urbanisation honesty ignorance assistance',
);

/** Nouns that always stand with a determiner when there is one of the thing, apart from set phrases. */
export const countable = words(
  'student teacher problem country city house car person child man woman boy girl friend book phone computer employee employer job example idea job solution island village town dog cat animal game movie film song picture story letter email message report teacher doctor engineer lawyer scientist politician citizen tourist visitor customer parent mother-in-law brother sister uncle aunt cousin neighbour neighbor baby adult teenager apartment flat restaurant shop supermarket factory airport hotel museum park river mountain forest lake bridge road street building tool machine device robot website article essay paragraph sentence word question answer exam test mistake goal plan decision opportunity chance advantage disadvantage benefit drawback challenge event party meeting festival holiday trip journey week month year century hour minute second weekend birthday computer laptop smartphone camera television bicycle bike bus train plane ship truck ticket passport bag box bottle cup table chair desk window door room kitchen bedroom garden tree flower plant bird horse cow scientist researcher writer author artist musician singer actor actress player team coach leader manager boss colleague worker farmer driver pilot soldier policeman criminal victim patient nurse hobby habit custom tradition skill method technique strategy approach process system project programme program course lesson subject topic theme issue matter aspect factor feature characteristic quality-mark result consequence conclusion suggestion recommendation opinion argument viewpoint statement claim fact survey study-group experiment theory hypothesis law-firm rule regulation policy government minister president king queen prince princess university college kindergarten library laboratory hospital clinic pharmacy'
    .split(' ')
    .filter((word) => !word.includes('-'))
    .join(' '),
);

/** Nouns in -s that take a singular verb. */
export const singularInS = words(
  'news politics economics physics mathematics maths statistics ethics athletics gymnastics linguistics genetics electronics mechanics robotics logistics aerobics measles diabetes series species means headquarters crossroads sports',
);

/** Nouns that are many things or people without an ending of their own, or have no singular: `the police are`, `the scissors are`. */
export const alwaysPlural = words(
  'police people cattle clothes scissors trousers jeans shorts pyjamas pajamas tights leggings pliers tweezers binoculars spectacles sunglasses glasses leftovers belongings surroundings outskirts earnings savings congratulations goods riches valuables proceeds remains thanks premises stairs',
);

/** A noun of amount or kind: the noun after its `of` may rule the verb. */
export const groupNouns = words(
  'group kind type sort percentage percent proportion part series set pair couple crowd handful bunch minority majority third quarter half total amount mix mixture array selection collection combination range plenty number variety lot lots rest host bulk flock herd deal dozen hundred thousand million billion dozens hundreds thousands millions billions kinds sorts types one ones fraction portion score thirds quarters fifths tenths halves bit piece section line queue row',
);

/** Measures, which are one amount in any number: `ten years is a long time`. */
export const units = words(
  'years months weeks days hours minutes seconds dollars pounds euros cents miles kilometres kilometers metres meters feet inches kilos kilograms grams litres liters tons tonnes degrees percent times centuries decades yards acres gallons pints points',
);

/** Groups that are counted like any other thing: many families. */
export const countableGroups = words(
  'family company team committee council class group club community couple generation party government band board orchestra choir squad gang mob ministry firm department union association organisation organization',
);

/** Those of them that are singular in every sense. */
export const surelyOne = words(
  'news economics physics mathematics maths athletics gymnastics linguistics genetics electronics aerobics measles diabetes mumps billiards',
);

/** Groups of people that may take a plural verb in British English. */
export const collective = words(
  'government team family staff police company committee council public audience class group majority minority crowd army press board club community couple generation jury management crew party population band cast half rest lot number variety range faculty media data cattle score folk youth homeless earnings clothes enemy clergy orchestra choir navy parliament congress senate squad gang mob opposition nobility electorate workforce administration ministry personnel poultry vermin offspring firm department union association organisation organization jury leadership',
);
