import type { Page } from 'playwright-core'

/** Waits until a page is hydrated: its modules are asked for after its first paint, which a slow processor is late with. */
export const awake = (page: Page) =>
	page.waitForFunction(
		() =>
			Object.keys(document.querySelector('main') ?? {}).some((key) =>
				key.startsWith('__reactProps'),
			),
		null,
		{ timeout: 120_000 },
	)
