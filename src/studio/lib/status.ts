import type { Say } from '@/cms/admin-words/say';
import type { LanguageDetail } from '@/studio/server/detail';
import type { Clock } from '@/cms/admin-ui/dates';

/** How a language stands before visitors, and what is going to happen. */
export function statusInWords(
  { published, unpublishedChanges, wasPublished, takenDownAt, scheduled }: LanguageDetail,
  say: Say,
  clock: Clock,
): string {
  const absent = takenDownAt
    ? say('takenDownOn', { when: clock.date(takenDownAt) })
    : say(wasPublished ? 'takenDown' : 'neverPublished');
  const parts = [
    published ? say(unpublishedChanges ? 'hasChanges' : 'isPublished') : absent,
    ...scheduled.map(({ action, at }) =>
      say(action === 'publish' ? 'scheduledFor' : 'takeDownFor', { when: clock.date(at) }),
    ),
  ];
  return parts.join('. ');
}

/** Who wrote in it last, and when. */
export function editedInWords({ edited }: LanguageDetail, say: Say, clock: Clock): string {
  if (!edited) return say('neverEdited');
  const when = clock.moment(edited.at);
  return edited.by ? say('editedBy', { name: edited.by, when }) : say('firstContent', { when });
}
