/** Singular and plural of nouns that do not only take -s, -es or -ies. From general knowledge of English. */
export const irregularNouns: readonly (readonly [singular: string, plural: string])[] =
  'man men|woman women|child children|person people|foot feet|tooth teeth|goose geese|mouse mice|ox oxen|life lives|wife wives|knife knives|leaf leaves|half halves|shelf shelves|thief thieves|wolf wolves|calf calves|self selves|loaf loaves|scarf scarves|analysis analyses|basis bases|crisis crises|thesis theses|hypothesis hypotheses|diagnosis diagnoses|emphasis emphases|oasis oases|axis axes|criterion criteria|phenomenon phenomena|bacterium bacteria|curriculum curricula|medium media|datum data|nucleus nuclei|stimulus stimuli|fungus fungi|cactus cacti|alumnus alumni|syllabus syllabi|matrix matrices|index indices|appendix appendices|businessman businessmen|businesswoman businesswomen|chairman chairmen|fisherman fishermen|fireman firemen|policeman policemen|salesman salesmen|gentleman gentlemen|sportsman sportsmen|craftsman craftsmen|freshman freshmen|grandchild grandchildren|housewife housewives|midwife midwives|bookshelf bookshelves|passer-by passers-by|hero heroes|potato potatoes|tomato tomatoes|echo echoes|veto vetoes|volcano volcanoes|mosquito mosquitoes|cargo cargoes|tornado tornadoes|embargo embargoes|torpedo torpedoes|quiz quizzes|bus buses|gas gases'
    .split('|')
    .map((row) => {
      const [singular = '', plural = ''] = row.split(' ');
      return [singular, plural] as const;
    });

/** Nouns with one form for one and many. */
export const sameNouns: ReadonlySet<string> = new Set(
  'aircraft spacecraft hovercraft deer fish sheep series species offspring headquarters means crossroads salmon trout carp cod tuna bison moose shrimp squid'.split(
    ' ',
  ),
);
