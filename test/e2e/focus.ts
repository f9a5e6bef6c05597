import type { Locator } from 'playwright-core'
import { expect } from 'vitest'

/** Waits until an element has the focus. */
export const expectFocus = (it: Locator) =>
	expect.poll(() => it.evaluate((node) => node === document.activeElement)).toBe(true)
