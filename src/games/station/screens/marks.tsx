// The three jobs as signs: a mast outside, waves at the radio, a shield for the guard. A word stands beside each.

import type { JSX } from 'preact';
import type { Job } from '../moves';

const PATHS: Readonly<Record<Job, string>> = {
  field: 'M3 20.500h18M6.500 20 12 3.500 17.500 20M8.700 13.500h6.600',
  radio:
    'M8.200 8.200a5.400 5.400 0 0 0 0 7.600M15.800 8.200a5.400 5.400 0 0 1 0 7.600M5 5a9.900 9.900 0 0 0 0 14M19 5a9.900 9.900 0 0 1 0 14M12 11.500v1',
  guard:
    'M12 3.500c2.500 1.600 5 2.200 7.500 2.200 0 7-1.500 11.800-7.500 14.800-6-3-7.500-7.800-7.500-14.800 2.500 0 5-.600 7.500-2.200z',
};

export function JobMark({ job }: { job: Job }): JSX.Element {
  return (
    <svg class="icon job-mark" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[job]} />
    </svg>
  );
}
