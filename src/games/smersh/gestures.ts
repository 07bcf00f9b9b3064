// The memo of gestures: codes of nine signs, in the order of the memo (SMR-19). Drawings and words are the screens'.

export const GESTURES = {
  play: ['active-role', 'nominate', 'call-for-votes', 'split-the-votes', 'address-the-host'],
  relations: ['analysing', 'conditional-link', 'trust', 'different-teams'],
} as const;
export type Gesture = (typeof GESTURES)[keyof typeof GESTURES][number];
