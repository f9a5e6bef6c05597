import type { Page } from 'playwright-core'

/** Counts the presses on controls from now on. */
export async function countPresses(page: Page) {
	await page.evaluate(() => {
		sessionStorage.presses = '0'
		const isControl = (target: EventTarget | null) =>
			(target as Element).closest('a, button, label')
		const count = ({ target, isTrusted }: MouseEvent) => {
			if (!isTrusted || !isControl(target)) return
			sessionStorage.presses = String(Number(sessionStorage.presses) + 1)
		}
		addEventListener('click', count, { capture: true })
	})
	return () => page.evaluate(() => Number(sessionStorage.presses))
}
