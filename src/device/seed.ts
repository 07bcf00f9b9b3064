// Seed: the one place where chance comes from outside, out of the platform's cryptographic generator (ALL-10).

import type { Seed } from '../core/chance';

/** 128 fresh bits. */
export function freshSeed(): Seed {
  return hex(16);
}

/** A name for a player or a match that no other on this phone has: 96 fresh bits. */
export function freshId(): string {
  return hex(12);
}

function hex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}
