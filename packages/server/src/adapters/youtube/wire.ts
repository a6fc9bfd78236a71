import * as z from 'zod';

/** Only what is read; the API adds fields as it likes. */
export const SearchAnswer = z.object({
  items: z
    .array(
      z.object({
        id: z.object({ videoId: z.string().optional() }),
        snippet: z.object({ liveBroadcastContent: z.string().catch('none') }).optional(),
      }),
    )
    .default([]),
});

export const VideosAnswer = z.object({
  items: z
    .array(
      z
        .object({
          id: z.string().regex(/^[\w-]{11}$/),
          snippet: z.object({ title: z.string(), channelTitle: z.string(), liveBroadcastContent: z.string().catch('none') }),
          contentDetails: z.object({ duration: z.string().regex(/^P(?=.)(?:\d+D)?(?:T(?=.)(?:\d+H)?(?:\d+M)?(?:\d+S)?)?$/) }),
          // Absent where its owner hides it.
          statistics: z
            .object({
              viewCount: z
                .string()
                .regex(/^\d{1,20}$/)
                .optional(),
            })
            .default({}),
          status: z.object({ uploadStatus: z.string(), privacyStatus: z.string(), embeddable: z.boolean() }),
        })
        .optional()
        .catch(undefined),
    )
    .default([]),
});
export type WireVideo = NonNullable<z.output<typeof VideosAnswer>['items'][number]>;

export const ErrorAnswer = z.object({
  error: z.object({
    code: z.number(),
    errors: z.array(z.object({ reason: z.string().default('') })).default([]),
    status: z.string().optional(),
  }),
});
