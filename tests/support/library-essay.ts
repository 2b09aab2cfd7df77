/** A learner's answer to the test bank's question on libraries, with "goverment" and "He go" in each paragraph. */
export const libraryEssay = [
  'Every town should have a quiet library, because books give access to knowledge at no cost. My friend has no desk at home. He go there every day after school, and the goverment pays for the heating and the light. Without that room he would have to study in a noisy kitchen.',
  'Some people say that a library is too expensive, since most books can be read on a screen. I do not agree with them. Many families cannot buy a computer. My neighbour is such a man. He go to the reading room to write his letters, and the goverment saves money because fewer people need other help.',
  'A library is also a place where neighbours meet. There are talks, courses and a corner for small children. An old man in our street lost his wife last year. He go to the library to talk, and no goverment office could give him so much. A town without such a place would be colder and sadder.',
  'For these reasons I think that each town needs a library, even a small one with a few shelves. A wise mayor knows this. He go to the opening of every new branch himself, and he asks the goverment for more books. Readers of all ages will thank him, and the town will grow wiser.',
].join('\n\n');
