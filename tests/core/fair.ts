// Is it even? Pearson's chi-square, and the seeds that tests draw from.

import type { Seed } from '../../src/core/chance';

/** The n-th of a fixed row of seeds: neighbours differ in a few bits, which a bad hash would show. */
export function seedNumber(n: number): Seed {
  return n.toString(16).padStart(32, '0');
}

/** The probability that an even source strays at least as far from these expected counts. */
export function chance(counts: readonly number[], expected: readonly number[], freedom = counts.length - 1): number {
  const square = counts.reduce(
    (sum, count, at) => sum + (count - (expected[at] as number)) ** 2 / (expected[at] as number),
    0,
  );
  return upperGamma(freedom / 2, square / 2);
}

/** The same for counts that should all be equal. */
export function evenChance(counts: readonly number[]): number {
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return chance(
    counts,
    counts.map(() => mean),
  );
}

/** The probability that rows and columns this dependent are independent. */
export function independenceChance(rows: readonly (readonly number[])[]): number {
  const width = rows[0]?.length ?? 0;
  const total = rows.flat().reduce((sum, count) => sum + count, 0);
  const across = rows.map((row) => row.reduce((sum, count) => sum + count, 0));
  const down = Array.from({ length: width }, (_, at) => rows.reduce((sum, row) => sum + (row[at] as number), 0));
  const expected = across.flatMap((row) => down.map((column) => (row * column) / total));
  return chance(rows.flat(), expected, (rows.length - 1) * (width - 1));
}

/** The regularised upper incomplete gamma function, by its series or its continued fraction. */
function upperGamma(a: number, x: number): number {
  if (x <= 0) return 1;
  const scale = Math.exp(-x + a * Math.log(x) - logGamma(a));
  if (x < a + 1) {
    let term = 1 / a;
    let sum = term;
    for (let n = 1; n < 10_000 && term > sum * 1e-15; n++) {
      term *= x / (a + n);
      sum += term;
    }
    return 1 - sum * scale;
  }
  let b = x + 1 - a;
  let c = 1e300;
  let d = 1 / b;
  let h = d;
  for (let n = 1; n < 10_000; n++) {
    const step = -n * (n - a);
    b += 2;
    d = 1 / (step * d + b);
    c = b + step / c;
    h *= d * c;
    if (Math.abs(d * c - 1) < 1e-15) break;
  }
  return scale * h;
}

function logGamma(z: number): number {
  const lanczos = [
    676.5203681218851, -1259.1392167224028, 771.3234287776531, -176.6150291621406, 12.507343278686905,
    -0.13857109526572012, 9.984369578019572e-6, 1.5056327351493116e-7,
  ];
  if (z < 0.5) return Math.log(Math.PI / Math.sin(Math.PI * z)) - logGamma(1 - z);
  const sum = lanczos.reduce((total, part, at) => total + part / (z + at), 0.9999999999998099);
  const t = z + 6.5;
  return 0.5 * Math.log(2 * Math.PI) + (z - 0.5) * Math.log(t) - t + Math.log(sum);
}
