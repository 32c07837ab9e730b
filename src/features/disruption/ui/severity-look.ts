import type { IconName } from '@/ui/Icon/names';
import type { Severity } from '../kinds';
import type { DisruptionNotice } from '../schema';

/** How a disruption is shown: as severe as it is, or calm once it is over. */
export type SeverityLook = Severity | 'over';

/** The sign of each look, which also has its words and a colour. */
export const severityIcons: Record<SeverityLook, IconName> = {
  information: 'info',
  delays: 'clock-alert',
  closure: 'x-circle',
  over: 'check-circle',
};

export const severityLook = ({
  severity,
  over,
}: Pick<DisruptionNotice, 'severity' | 'over'>): SeverityLook => (over ? 'over' : severity);
