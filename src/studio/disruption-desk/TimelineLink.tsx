import { ButtonLink } from '@/cms/admin-ui/Button';
import { API } from '@/cms/admin-ui/routes';
import { useSay } from '@/cms/admin-words/useSay';

/** What was done about a disruption, as a table to be kept. */
export function TimelineLink({ id }: { id: number }) {
  const say = useSay();
  return (
    <ButtonLink icon="takeDown" href={`${API}/disruptions/${id}/timeline`} download>
      {say('disruptionTimeline')}
    </ButtonLink>
  );
}
