/** A course's community: published questions and their answers. */
import type * as z from 'zod/mini';
import { actor } from '../actors.ts';
import { client, done, parsed } from '../client.ts';
import {
  answerInCommunityResponse,
  editAnswerResponse,
  getDiscussionResponse,
  listCommunityResponse,
  proposePublicationResponse,
  publishThreadResponse,
} from '../generated/schemas/questions.ts';
import type { KeyedCall, OperationInput } from '../operation.ts';

// Not cached: others may have written since.
export const listCommunity = actor((query: OperationInput<'listCommunity'>, signal) =>
  parsed(client.GET('/community', { params: { query }, signal }), listCommunityResponse),
);

export const getDiscussion = actor((path: OperationInput<'getDiscussion'>, signal) =>
  parsed(client.GET('/courses/{courseId}/community/{postId}', { params: { path }, signal }), getDiscussionResponse),
);

type Answered = z.infer<typeof answerInCommunityResponse>;

export const answerInCommunity: KeyedCall<OperationInput<'answerInCommunity'>, Answered> = (
  { courseId, postId, ...body },
  sending,
) =>
  parsed(
    client.POST('/courses/{courseId}/community/{postId}/answers', {
      params: { path: { courseId, postId } },
      body,
      ...sending,
    }),
    answerInCommunityResponse,
  );

export const editAnswer: KeyedCall<OperationInput<'editAnswer'>, z.infer<typeof editAnswerResponse>> = (
  { courseId, postId, answerId, ...body },
  sending,
) =>
  parsed(
    client.PUT('/courses/{courseId}/community/{postId}/answers/{answerId}', {
      params: { path: { courseId, postId, answerId } },
      body,
      ...sending,
    }),
    editAnswerResponse,
  );

export const deleteAnswer = actor((path: OperationInput<'deleteAnswer'>, signal) =>
  done(client.DELETE('/courses/{courseId}/community/{postId}/answers/{answerId}', { params: { path }, signal })),
);

export const proposePublication = actor((path: OperationInput<'proposePublication'>, signal) =>
  parsed(
    client.GET('/teach/courses/{courseId}/threads/{threadId}/publication', { params: { path }, signal }),
    proposePublicationResponse,
  ),
);

export const publishThread = actor(({ courseId, threadId, ...body }: OperationInput<'publishThread'>, signal) =>
  parsed(
    client.POST('/teach/courses/{courseId}/threads/{threadId}/publication', {
      params: { path: { courseId, threadId } },
      body,
      signal,
    }),
    publishThreadResponse,
  ),
);

export const reportPost = actor(({ courseId, postId, ...body }: OperationInput<'reportPost'>, signal) =>
  done(
    client.POST('/courses/{courseId}/community/{postId}/reports', {
      params: { path: { courseId, postId } },
      body,
      signal,
    }),
  ),
);

export const moderatePost = actor(({ courseId, postId, ...body }: OperationInput<'moderatePost'>, signal) =>
  done(
    client.PUT('/teach/courses/{courseId}/community/{postId}', {
      params: { path: { courseId, postId } },
      body,
      signal,
    }),
  ),
);
