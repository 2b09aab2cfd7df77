import { modelFilePath } from '#contract/entities/model-pack.ts';
import { modelRoutes } from '#contract/routes/models.ts';
import { progressRoutes } from '#contract/routes/progress.ts';
import { lessonTitle } from '#domain/lessons/lesson-title.ts';
import { hasFeature } from '#domain/premium/premium-features.ts';
import { operation } from '#server/http/operation.ts';
import { lessonMimeTypes, type LessonStore } from '#server/models/lessons.ts';
import { Problem } from '#server/problem.ts';

/** Video lessons: their packs for a device, and their addresses for any other client. `publicUrl`: origin of the addresses. */
export function lessonOperations(lessons: Pick<LessonStore, 'manifest' | 'list'>, publicUrl: string) {
  const address = ({ sha256 }: { sha256: string }) => new URL(modelFilePath(sha256), publicUrl).href;
  return [
    operation(modelRoutes.lessons, async ({ query, reply }) => {
      void reply.header('cache-control', 'no-cache');
      return lessons.manifest(query.video);
    }),
    operation(progressRoutes.videos, async ({ learner, query }) => {
      if (!hasFeature(learner.status, 'learningVideos'))
        throw new Problem('PREMIUM_REQUIRED', 'Learning videos are for premium learners');
      const { practiceTypes } = query;
      const asked = (await lessons.list()).filter(
        ({ taskType }) => practiceTypes.length === 0 || practiceTypes.includes(taskType),
      );
      const videoDtoList = asked.map(({ taskType, durationMs, files: { mp4, cover, captions } }) => ({
        practiceType: taskType,
        links: [
          {
            // Every browser plays it.
            url: address(mp4),
            cover: address(cover),
            title: lessonTitle(taskType),
            type: lessonMimeTypes.mp4,
            sizeBytes: mp4.sizeBytes,
            durationMs,
            captions: address(captions),
          },
        ],
      }));
      return { _embedded: { videoDtoList } };
    }),
  ];
}
