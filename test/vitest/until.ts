import { vi } from 'vitest'

/** Well above the time that anything takes, on a busy machine too. */
const LONG_MS = 15_000

/** Waits until the check passes. @param interval milliseconds between two looks @throws its failure where it never does */
export const until = <T>(check: () => T | Promise<T>, interval = 50): Promise<T> =>
	vi.waitFor(check, { timeout: LONG_MS, interval })
