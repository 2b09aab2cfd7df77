import { z } from 'zod';
import { Complexity } from '#contract/exam.ts';
import { ImageType } from '#contract/images/image-type.ts';
import { BookmarkType } from './bookmark.ts';

/** A row of the question list (spec section 3). `practiceCount` is how often this learner practised it. */
export const PracticeRow = z.object({
  id: z.int(),
  title: z.string(),
  complexity: Complexity,
  practiceCount: z.int().min(0),
  /** Learners who met it in an exam within the days of the prediction: 7 for the weekly one, else 30. */
  predictionCount: z.int().min(0),
  bookmarkType: BookmarkType,
  /** Kind of picture; only Describe Image has one. */
  imageType: ImageType.optional(),
});
export type PracticeRow = z.infer<typeof PracticeRow>;

export const practiceStatuses = ['ALL', 'PRACTICED', 'NOT_PRACTICED'] as const;
export const listSorts = [
  'id:asc',
  'id:desc',
  'practice:asc',
  'practice:desc',
  'prediction:asc',
  'prediction:desc',
  'title:asc',
  'title:desc',
] as const;

/** A comma-separated list in a query, e.g. `complexities=EASY,HARD`; repeated parameters work too. */
export const csv = <T extends z.ZodType>(item: T) =>
  z.preprocess((v) => {
    const parts = Array.isArray(v) ? v : [v];
    return parts
      .flatMap((part) => (typeof part === 'string' ? part.split(',') : []))
      .filter((part) => part !== '');
  }, z.array(item));

const flag = z.enum(['true', 'false'], { error: 'must be true or false' }).transform((v) => v === 'true');

/** Filters of `GET /api/{section}/{practice}` (spec section 7). */
export const PracticeListQuery = z.object({
  page: z.coerce.number({ error: 'must be a number' }).int('must be a whole number').min(0).default(0),
  size: z.coerce
    .number({ error: 'must be a number' })
    .int('must be a whole number')
    .min(1)
    .max(100)
    .default(20),
  title: z.string().max(200).default(''),
  complexities: csv(Complexity),
  /** Kinds of pictures; only Describe Image has them. */
  imageTypes: csv(ImageType),
  bookmarkTypes: csv(BookmarkType),
  practiceStatus: z.enum(practiceStatuses).default('ALL'),
  prediction: flag.optional(),
  predictionType: z.enum(['WEEKLY', 'MONTHLY']).optional(),
  sort: z.enum(listSorts).default('id:asc'),
});
export type PracticeListQuery = z.infer<typeof PracticeListQuery>;
