import {
  isKnown,
  isWrongForMany,
  isWrongForOne,
  joinedAuxiliary,
  relativeAuxiliary,
} from '#engines/writing/grammar/clauses/agreement.ts';
import { clauseSubjectAt, type ClauseSubject } from '#engines/writing/grammar/clauses/clause-subject.ts';
import { startsSubject } from '#engines/writing/grammar/clauses/subject-start.ts';
import { agreeing } from '#engines/writing/grammar/look.ts';
import type { Finding, GrammarRule, RuleExamples } from '#engines/writing/grammar/rule.ts';

/** The verb agrees with the noun that heads its subject, however much describes that noun. */
export const subjectVerb: GrammarRule = {
  id: 'subject-verb',
  severity: 'CRITICAL',
  find({ tokens, lexicon }) {
    const findings: Finding[] = [];
    tokens.forEach((first, i) => {
      if (first.kind !== 'word' || !startsSubject(tokens, i)) return;
      const subject = clauseSubjectAt(tokens, i);
      if (subject === undefined) return;
      const inner = relativeAuxiliary(tokens, subject);
      if (inner > 0) add(inner, subject, subject.phrase.number === 'one');
      const second = joinedAuxiliary(tokens, subject);
      if (second > 0) add(second, subject, true);
      if (subject.phrase.number === 'unsure') return;
      // `Recharts is`: a name that only looks like a plural.
      const head = tokens[subject.phrase.head];
      if (subject.phrase.number === 'many' && lexicon.find(head?.lower ?? '') === undefined) return;
      const isOne = subject.phrase.number === 'one';
      if (
        !(isOne
          ? isWrongForOne(tokens, i, subject) && isKnown(lexicon, tokens[subject.verb])
          : isWrongForMany(tokens, subject))
      )
        return;
      add(subject.verb, subject, isOne);
    });
    return findings;

    function add(at: number, { phrase }: ClauseSubject, isOne: boolean): void {
      const verb = tokens[at];
      const fix = verb === undefined ? undefined : agreeing(lexicon, verb, isOne);
      if (fix === undefined || fix === verb?.lower) return;
      const message = `The verb goes with "${tokens[phrase.head]?.lower ?? ''}": "${fix}".`;
      findings.push({ from: at, to: at, message, suggestions: [fix] });
    }
  },
};

export const examples: RuleExamples = {
  wrong: [
    ['The role of parents are very important.', 'The role of parents is very important.'],
    ['The main cause of these problems are money.', 'The main cause of these problems is money.'],
    ['The advantages of this plan is clear.', 'The advantages of this plan are clear.'],
    [
      'The houses on the other side of the river was old.',
      'The houses on the other side of the river were old.',
    ],
    ['The price of fruit and vegetables have gone up.', 'The price of fruit and vegetables has gone up.'],
    ['The list of the new members were long.', 'The list of the new members was long.'],
    ['The children in my class speaks English.', 'The children in my class speak English.'],
    ['The problem in big cities have become serious.', 'The problem in big cities has become serious.'],
    [
      'The students who failed the test has to come again.',
      'The students who failed the test have to come again.',
    ],
    ['The cars which stand outside belongs to us.', 'The cars which stand outside belong to us.'],
    ['The cars which is here are old.', 'The cars which are here are old.'],
    ['The man who sold these houses are rich.', 'The man who sold these houses is rich.'],
    ['The houses which were built by them was sold.', 'The houses which were built by them were sold.'],
    ['One of the main reasons are money.', 'One of the main reasons is money.'],
    ['Each of the students have a book.', 'Each of the students has a book.'],
    ['The number of cars have increased.', 'The number of cars has increased.'],
    ['Many of the houses was old.', 'Many of the houses were old.'],
    ['Some of my friends thinks so.', 'Some of my friends think so.'],
    ['Every one of them were late.', 'Every one of them was late.'],
    ['The student go to the library.', 'The student goes to the library.'],
    ['This problem have many causes.', 'This problem has many causes.'],
    ['People is afraid of change.', 'People are afraid of change.'],
    ['Many students thinks about their future.', 'Many students think about their future.'],
    ['The main reason are the high prices.', 'The main reason is the high prices.'],
    [
      'I stay at home because my parents works in a factory.',
      'I stay at home because my parents work in a factory.',
    ],
    ['Children needs love.', 'Children need love.'],
    ["My brother don't like it.", "My brother doesn't like it."],
    ['Technology have changed our lives.', 'Technology has changed our lives.'],
    ['Young people has little experience.', 'Young people have little experience.'],
    ['The unemployment rate have increased.', 'The unemployment rate has increased.'],
    ['I think students needs to study.', 'I think students need to study.'],
    ['If people uses less water, it will last.', 'If people use less water, it will last.'],
    ['I eat soup when the weather become cold.', 'I eat soup when the weather becomes cold.'],
    ['The bus usually arrive late.', 'The bus usually arrives late.'],
    ['The film was long and the story have no end.', 'The film was long and the story has no end.'],
    ['In my country, students learns English.', 'In my country, students learn English.'],
    ['My brother eat rice.', 'My brother eats rice.'],
    ['The food taste good and the service is fast.', 'The food tastes good and the service is fast.'],
    ['It was late, so my parents was angry.', 'It was late, so my parents were angry.'],
    ["The company's sales was low.", "The company's sales were low."],
    ['My uncle drive to his office every day.', 'My uncle drives to his office every day.'],
    ['My brother work in a bank.', 'My brother works in a bank.'],
    ['Her friend need time to learn it.', 'Her friend needs time to learn it.'],
    ['A student need time to learn.', 'A student needs time to learn.'],
    ['Technology help people in many ways.', 'Technology helps people in many ways.'],
    ['The teams in the northern league keeps losing.', 'The teams in the northern league keep losing.'],
    ['A smaller building save energy.', 'A smaller building saves energy.'],
    ['The results published last week shows a trend.', 'The results published last week show a trend.'],
    ['My aunt, who has three sons, work in a bank.', 'My aunt, who has three sons, works in a bank.'],
    ['The scissors is blunt.', 'The scissors are blunt.'],
    ['The elderly needs better buses.', 'The elderly need better buses.'],
    ['To save money, both departments uses it.', 'To save money, both departments use it.'],
    ['The jury has voted and are returning.', 'The jury has voted and is returning.'],
    ['Living abroad help young people.', 'Living abroad helps young people.'],
    ['Maria live in Rome.', 'Maria lives in Rome.'],
  ],
  right: [
    'The role of parents is important.',
    'A group of people are here.',
    'The number of cars has grown.',
    'The majority of students are young.',
    'The head of the school and the parents are kind.',
    'If the price of houses were lower, I would stay.',
    'The price of fruit and the cost of bread have risen.',
    'The owner of the shop and customers are here.',
    'The role of parents who are old is hard.',
    'A third of the cars are red.',
    'The kinds of fruit we have are sweet.',
    'The cost of the things people have is high.',
    'The use of robots, which are cheap, grows.',
    'In the shade of trees are two chairs.',
    'The students who failed the test have to come again.',
    'The students who say the test is hard are right.',
    'The students who failed said the test was hard.',
    'The people who saw the man was leaving called us.',
    'The man who sold these houses is rich.',
    'The team that won the games are happy.',
    'One of the students who failed the test has left.',
    'The group of boys who won is here.',
    'The things that the man has are old.',
    'A mistake that could have ended badly.',
    'The kind of houses which are here is new.',
    'Most clothes that are given away in rich countries are sold abroad.',
    'One of the main reasons is money.',
    'A number of people have left.',
    'He is one of the people who have helped us.',
    'The number of cars has increased.',
    'Is one of the doors open?',
    'At least one of the reasons the prices are high is fuel.',
    'The student goes to the library.',
    'The government are divided.',
    'Politics is hard.',
    'The news is good.',
    'Let the student go.',
    'Ten years is a long time.',
    'The students in this class are good.',
    'The number of people who smoke has fallen.',
    'The teacher suggested that the student go home.',
    'The police have come.',
    'What students need is time.',
    'The rich have money.',
    'The United States is large.',
    'The water level is high.',
    'The mother and the child have left.',
    'The sports centre is new.',
    'Most people like rain.',
    'The family have two cars.',
    'My friend, who lives here, is kind.',
    'The food taste test was long.',
    'The mistake cost them the game.',
    'The price increase last year hurt us.',
    'It felt as if his body were lead.',
    'They met the teachers, the parents, and the head has agreed.',
    "The company's sale was good.",
    'The student work on the wall is fine.',
    'My father ground the coffee.',
    'The price increase last year hurt many.',
    'My uncle and my aunt drive to work.',
    'Let my brother work in peace.',
    'The make of the car is old.',
    'My friend help desk job was dull.',
    'Two thirds of the land is dry.',
    'Ten weeks of rain is bad for crops.',
    'The pay gap between owners and their workers is wide.',
    'The murder rate in 2015 experienced a jump.',
    'The classic struggle between good and evil.',
    'The defence budget I will send you is small.',
    'Mixing methods is something else.',
    'The unemployed need help.',
    'They heard the front door close.',
  ],
};
