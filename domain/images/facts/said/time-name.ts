const timeName =
  /^(?:(?:1[89]|20)\d\d|jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun|noon|\d{1,2} ?[ap]m)/iu;

/** Whether a place of a picture is a time: a year, a month, a day, an hour. */
export const isTimeName = (name: string): boolean => timeName.test(name);
