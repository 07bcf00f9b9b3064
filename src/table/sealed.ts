// What is felt when a choice is sealed: the same for every role and choice (CASE-036).

import { buzz } from '../device/vibration';

export function sealed(): void {
  buzz('seal');
}
